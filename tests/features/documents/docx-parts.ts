import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Block, Template, Values } from '../../../src/features/documents/model/document.ts';
import { generateWord } from '../../../src/features/documents/word/generate.ts';
import { type SampleKey, sampleTemplate } from './sample-template.ts';

export async function readLogo(): Promise<Uint8Array> {
  return new Uint8Array(await readFile('public/img/logo-word.png'));
}

/** Returns a function that reads a part of the file by its name; '' for a missing part. */
export async function partReaderOfFile(blob: Blob): Promise<(name: string) => string> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return (name) => strFromU8(files[name] ?? new Uint8Array());
}

/** Generates a template's Word file, and returns a function that reads its parts. */
export async function partReaderOfTemplate(
  template: Template,
  values: Values = {},
): Promise<(name: string) => string> {
  return partReaderOfFile(await generateWord(template, values, { logo: await readLogo() }));
}

export async function bodyXmlOf(blocks: readonly Block<SampleKey>[], values: Values = {}): Promise<string> {
  return (await partReaderOfTemplate(sampleTemplate(...blocks), values))('word/document.xml');
}

/** Returns the file with one part changed, as another program might save it. */
export function withChangedPart(
  docx: Uint8Array,
  change: (xml: string) => string,
  name = 'word/document.xml',
): Uint8Array {
  const files = unzipSync(docx);
  return zipSync({ ...files, [name]: strToU8(change(strFromU8(files[name] ?? new Uint8Array()))) });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of each paragraph, with line breaks as '\n'. */
export function paragraphsOf(xml: string): readonly string[] {
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) =>
    paragraph
      .replace(/<w:br\/>/g, '\n')
      .replace(/<w:instrText.*?<\/w:instrText>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ''),
  );
}

export async function wordParagraphs(template: Template, values: Values = {}): Promise<readonly string[]> {
  return paragraphsOf((await partReaderOfTemplate(template, values))('word/document.xml'));
}
