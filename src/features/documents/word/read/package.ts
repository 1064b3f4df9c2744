// Reads the parts of a .docx file that hold answers. The file may come from anyone, so its size, the number of its
// entries and their inflated size have limits, which are checked before parsing.
import { compoundStreamName } from '../../../../platform/files/compound-file.ts';
import { type OfficePackage, openPackage } from '../../../../platform/files/office-package.ts';
import {
  childElements,
  parseXml,
  textContent,
  type XmlElement,
  XmlLimitError,
} from '../../../../platform/files/xml.ts';
import { openZip } from '../../../../platform/files/zip.ts';
import type { WordRefusal } from '../../model/document.ts';
import { textDateOf } from '../../model/text-changes.ts';
import { dataNamespace } from '../names.ts';
import { type Body, readBody } from './body.ts';

/** Maximum bytes of a file. Generated files have about 50 kB, but a school may add photographs. */
export const maxFileSize = 20_000_000;

/** Maximum bytes of a part. The text of a completed contract that Word saved has about 200 kB. */
const maxPartSize = 8_000_000;

/**
 * Limits for parsing a part. A completed contract that Word saved has 60,000 events, and its tags are nested up to 20
 * deep.
 */
const partLimits = { maxEvents: 1_000_000, maxDepth: 200, maxTokenLength: 350_000 };

/** Usual paths of the body. Word for the web adds a number to the name. */
const bodyPath = /^word\/document\d*\.xml$/;
const dataPath = /^customxml\/item\d+\.xml$/;

export type WordPackage = {
  readonly body: Body;
  /** Texts in the custom XML part to which controls are bound, by the keys of their fields. */
  readonly boundTexts: ReadonlyMap<string, string>;
  /** Date of the template's text, 'YYYY-MM-DD'; null if the file's properties lack it. */
  readonly textDate: string | null;
};

function parsePart(file: OfficePackage, path: string): XmlElement {
  const bytes = file.readPart(path);
  if (!bytes) throw new Error(`${path} is missing`);
  if (bytes.length > maxPartSize) throw new XmlLimitError(`${path} has ${bytes.length} bytes`);
  return parseXml(bytes, partLimits);
}

/** Skips damaged and oversized parts, which other programs may have added. */
function readBoundTexts(file: OfficePackage): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of file.paths.filter((candidate) => dataPath.test(candidate))) {
    try {
      const root = parsePart(file, path);
      if (root.namespace !== dataNamespace) continue;
      for (const element of childElements(root)) texts.set(element.name, textContent(element));
    } catch {}
  }
  return texts;
}

/**
 * Reads the date of the template's text, with which the description in the file's properties ends
 * (`core-properties.ts`).
 */
function readTextDate(file: OfficePackage): string | null {
  try {
    const relatedPath = file.readRelationships('').find(({ type }) => type === 'core-properties')?.path;
    const properties = childElements(parsePart(file, relatedPath ?? 'docprops/core.xml'));
    const description = properties.find(({ name }) => name === 'description');
    return description ? textDateOf(textContent(description)) : null;
  } catch {
    return null;
  }
}

function readZip(bytes: Uint8Array): WordPackage | WordRefusal {
  const zip = openZip(bytes);
  if (zip === 'excess') return 'excess';
  if (zip === 'damaged') return 'fields';
  const file = openPackage(zip);
  const path = file.findMainPart(...file.paths.filter((candidate) => bodyPath.test(candidate)));
  if (path === null) return 'fields';
  const root = parsePart(file, path);
  // Refuse a spreadsheet or a presentation, whose main part has another root element.
  if (root.name !== 'document') return 'fields';
  return { body: readBody(root), boundTexts: readBoundTexts(file), textDate: readTextDate(file) };
}

const compoundRefusals: Readonly<Record<string, WordRefusal>> = {
  EncryptedPackage: 'password',
  WordDocument: 'doc',
};

function parsePackage(bytes: Uint8Array): WordPackage | WordRefusal {
  const streamName = compoundStreamName(bytes);
  if (streamName !== null) return compoundRefusals[streamName] ?? 'fields';
  try {
    return readZip(bytes);
  } catch (error) {
    return error instanceof XmlLimitError ? 'excess' : 'fields';
  }
}

export async function readPackage(file: File): Promise<WordPackage | WordRefusal> {
  if (file.size > maxFileSize) return 'size';
  const buffer = await file.arrayBuffer().catch(() => null);
  return buffer ? parsePackage(new Uint8Array(buffer)) : 'unreadable';
}
