import { openZip } from '../../../platform/zip.ts';
import { decodeText } from './decode-text.ts';
import { type OfficePackage, openPackage } from './package.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRefusal, WorkbookResult } from './workbook.ts';

const zip = [0x50, 0x4b];
/** Office files until 2003, and newer ones with a password, which are encrypted as a whole inside such a file. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

/** Streams by which programs know their own files. */
const compoundStreams = [
  ['EncryptedPackage', 'password'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['WordDocument', 'other'],
  ['PowerPoint Document', 'other'],
] as const;

/** Tells compound files apart by the first stream in their directory: others come with objects inside a document. */
function kindOfCompound(bytes: Uint8Array): SheetRefusal {
  const text = new TextDecoder('latin1').decode(bytes);
  const found = compoundStreams
    // Names are in UTF-16, with a zero at their end.
    .map(([name, kind]) => ({ kind, at: text.indexOf(`${[...name].join('\0')}\0\0\0`) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return found[0]?.kind ?? 'other';
}

/** Bytes that are looked at, and the share of them that may be control characters: one stray NUL is no picture. */
const sample = 4_096;
const maxControls = 1 / 20;

function isText(bytes: Uint8Array): boolean {
  if (utf16.some((mark) => startsWith(bytes, mark))) return true;
  const head = bytes.subarray(0, sample);
  const controls = head.filter((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return controls.length <= head.length * maxControls;
}

/** Formats that are text, but no table of cells: SYLK, PDF, RTF, and web pages or mail in one file. */
const otherTexts = /^(?:ID;P|%PDF-|\{\\rtf|MIME-Version:)/i;

/** Tells texts apart by their beginning. */
function kindOfText(head: string): 'text' | SheetRefusal {
  if (otherTexts.test(head)) return 'other';
  if (!/^\s*<[a-z!?]/i.test(head)) return 'text';
  if (head.includes('urn:oasis:names:tc:opendocument')) return 'ods';
  // Systems export tables of HTML under the name of .xls, and Excel 2003 wrote workbooks of XML.
  return /<(?:!doctype html|html|head|body|style|meta|table)\b|schemas-microsoft-com:office/i.test(head)
    ? 'xls'
    : 'other';
}

/** Tells files apart by their bytes, whatever they are called. */
function kindOfFile(bytes: Uint8Array): 'zip' | 'text' | SheetRefusal {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, zip)) return 'zip';
  if (startsWith(bytes, compound)) return kindOfCompound(bytes);
  return isText(bytes) ? kindOfText(new TextDecoder().decode(bytes.subarray(0, sample))) : 'other';
}

/**
 * Finds the main part of an office file.
 * @throws if the relations are damaged
 */
function mainPart(file: OfficePackage): string | null {
  const related = file.relations('').find(({ type }) => type === 'officeDocument')?.path;
  const known = [related, 'xl/workbook.xml', 'xl/workbook.bin'];
  return known.find((path) => path !== undefined && file.has(path)) ?? null;
}

/** Tells ZIPs that are no office files of Microsoft's kind apart by the names in them. */
function kindOfZip(names: ReadonlySet<string>): SheetRefusal {
  if (names.has('content.xml') && names.has('mimetype')) return 'ods';
  const isNumbers = [...names].some((name) => /(?:^|\/)Index(?:\.zip$|\/.*\.iwa$)/.test(name));
  return isNumbers ? 'numbers' : 'other';
}

function readZip(bytes: Uint8Array): WorkbookResult {
  const zip = openZip(bytes);
  if (typeof zip === 'string') return { kind: 'refused', reason: zip };
  try {
    const file = openPackage(zip);
    const main = mainPart(file);
    if (main === null) return { kind: 'refused', reason: kindOfZip(zip.names) };
    if (main.endsWith('.bin')) return { kind: 'refused', reason: 'xls' };
    return readXlsx(file, main);
  } catch {
    return { kind: 'refused', reason: 'damaged' };
  }
}

/** Reads the bytes of a file that a person chose; never throws. */
export function readBytes(bytes: Uint8Array): WorkbookResult {
  const kind = kindOfFile(bytes);
  if (kind === 'zip') return readZip(bytes);
  if (kind !== 'text') return { kind: 'refused', reason: kind };
  const { text, encoding } = decodeText(bytes);
  return readCsv(text, encoding);
}
