import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { findProgram, readOutput, run } from '../../../scripts/lib/run.ts';
import type { Template, Values } from '../../../src/features/documents/model/document.ts';
import { generateWord } from '../../../src/features/documents/word/generate.ts';
import { readLogo } from './docx-parts.ts';
import { sampleAnswers } from './sample-answers.ts';

/** True if a font with Arial's metrics is installed. Page breaks depend on these metrics. */
async function hasArial(): Promise<boolean> {
  const { output } = await run(['fc-match', 'Arial']);
  return /Arial|Liberation Sans|Arimo/.test(output);
}

// LibreOffice may be missing on a developer's machine. If CI is set, these tests fail without it.
export const canConvert =
  Boolean(process.env.CI) ||
  (['soffice', 'pdftotext'].every((name) => findProgram(name)) && (await hasArial()));

export const officeTest = test.skipIf(!canConvert);

/** Returns the option for a profile in this folder, because a second LibreOffice can't use the profile of an open one. */
const profileOf = (dir: string) => `-env:UserInstallation=${pathToFileURL(join(dir, 'profile')).href}`;

/** Converts files with LibreOffice, whose profile is in `dir`. */
export async function runOffice(
  dir: string,
  format: string,
  files: readonly string[],
  outDir = dir,
): Promise<void> {
  await readOutput([
    'soffice',
    profileOf(dir),
    '--headless',
    '--convert-to',
    format,
    '--outdir',
    outDir,
    ...files,
  ]);
}

const libraryHead =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">';
const moduleHead =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">';

/** LibreOffice macro that opens a file, replaces text and saves the file as Word. */
const replaceTextMacro = `Sub ReplaceText(source, target, old, new_, tracked)
  Dim options(0) As New com.sun.star.beans.PropertyValue
  options(0).Name = "Hidden"
  options(0).Value = True
  file = StarDesktop.loadComponentFromURL(ConvertToURL(source), "_blank", 0, options())
  file.RecordChanges = (tracked = "yes")
  search = file.createReplaceDescriptor()
  search.SearchString = old
  search.ReplaceString = new_
  file.replaceAll(search)
  options(0).Name = "FilterName"
  options(0).Value = "MS Word 2007 XML"
  file.storeToURL(ConvertToURL(target), options())
  file.close(True)
End Sub`;

/** Installs the macro in the folder's profile, which LibreOffice creates at its first start. */
async function installMacro(dir: string): Promise<void> {
  const library = join(dir, 'profile/user/basic/Standard');
  await writeFile(
    join(library, 'Editing.xba'),
    `${moduleHead}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Editing" script:language="StarBasic">${replaceTextMacro.replaceAll('"', '&quot;')}</script:module>`,
  );
  await writeFile(
    join(library, 'script.xlb'),
    `${libraryHead}<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Editing"/></library:library>`,
  );
}

export function sameAnswerToAll(template: Template, value: string): Values {
  return Object.fromEntries(Object.keys(sampleAnswers(template)).map((key) => [key, value]));
}

export type FilledTemplate = readonly [
  template: Template,
  values: Values,
  /** Changes the file before it is converted. */
  change?: (docx: Uint8Array) => Uint8Array,
];

/**
 * Converts documents to PDF before the tests of a file. Starts LibreOffice only once for each format.
 * @param documents documents by name
 * @param otherFormats names of documents to convert also to flat XML (`fodt`) or plain text (`txt`)
 * @param savedNames names of documents to save as Word files instead of PDFs
 */
export function convertInOffice(
  documents: Readonly<Record<string, FilledTemplate>>,
  otherFormats: Partial<Record<'fodt' | 'txt', readonly string[]>> = {},
  savedNames: readonly string[] = [],
) {
  // LibreOffice takes seconds to start, and longer on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });
  let dir = '';

  async function convert(format: string, names: readonly string[] = [], outDir = dir): Promise<void> {
    if (names.length === 0) return;
    const files = names.map((name) => join(dir, `${name}.docx`));
    await runOffice(dir, format, files, outDir);
  }

  beforeAll(async () => {
    if (!canConvert) return;
    dir = await mkdtemp(join(tmpdir(), 'libreoffice-'));
    for (const [name, [template, values, change]] of Object.entries(documents)) {
      const blob = await generateWord(template, values, { logo: await readLogo() });
      const docx = new Uint8Array(await blob.arrayBuffer());
      await writeFile(join(dir, `${name}.docx`), change ? change(docx) : docx);
    }
    const pdfNames = Object.keys(documents).filter((name) => !savedNames.includes(name));
    await convert('pdf', pdfNames);
    await convert('fodt', otherFormats.fodt);
    await convert('txt:Text (encoded):UTF8', otherFormats.txt);
    await convert('docx', savedNames, join(dir, 'saved'));
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  return {
    pdfPages: async (name: string): Promise<readonly string[]> => {
      const stdout = await readOutput(['pdftotext', '-layout', join(dir, `${name}.pdf`), '-']);
      return stdout.split('\f').slice(0, -1);
    },
    pdfPath: (name: string): string => join(dir, `${name}.pdf`),
    bookmarksOf: async (name: string): Promise<readonly string[]> => {
      const pdf = join(dir, `${name}.pdf`);
      const stdout = await readOutput(['pdftohtml', '-xml', '-i', '-stdout', pdf]);
      return [...stdout.matchAll(/<item page="\d+">(.*?)<\/item>/g)].map(([, text = '']) => text);
    },
    readTextExport: (name: string): Promise<string> => readFile(join(dir, `${name}.txt`), 'utf8'),
    readSavedFile: async (name: string): Promise<Uint8Array> =>
      new Uint8Array(await readFile(join(dir, 'saved', `${name}.docx`))),
    /**
     * Replaces text in LibreOffice, optionally with tracked changes, and returns the saved Word
     * file.
     */
    editInOffice: async (
      name: string,
      oldText: string,
      replacement: string,
      isTracked = false,
    ): Promise<Uint8Array> => {
      await installMacro(dir);
      const target = join(dir, `${name}-edited.docx`);
      const args = [join(dir, `${name}.docx`), target, oldText, replacement, isTracked ? 'yes' : 'no']
        .map((arg) => `"${arg}"`)
        .join(',');
      await readOutput([
        'soffice',
        profileOf(dir),
        '--headless',
        `macro:///Standard.Editing.ReplaceText(${args})`,
      ]);
      return new Uint8Array(await readFile(target));
    },
    flatXmlPath: (name: string): string => join(dir, `${name}.fodt`),
  };
}
