import { compoundStreamName } from '../../../platform/files/compound-file.ts';
import { openPackage } from '../../../platform/files/office-package.ts';
import { openZip } from '../../../platform/files/zip.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRefusal, WorkbookResult } from './workbook.ts';

const zipSignature = [0x50, 0x4b];
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const compoundKinds = {
  EncryptedPackage: 'password',
  Workbook: 'xls',
  Book: 'xls',
  WordDocument: 'other',
  'PowerPoint Document': 'other',
} as const;

/** Number of bytes by which to decide whether a file is text. */
const sampleLength = 4_096;
/**
 * Maximum fraction of control characters in a text file. It is above 0, so that a stray NUL doesn't make a file binary.
 */
const maxControlFraction = 1 / 20;

function isText(bytes: Uint8Array): boolean {
  if (utf16Marks.some((mark) => startsWith(bytes, mark))) return true;
  const sample = bytes.subarray(0, sampleLength);
  const controlBytes = sample.filter(
    (byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d,
  );
  return controlBytes.length <= sample.length * maxControlFraction;
}

/**
 * Matches the beginning of formats that look like text but aren't a .csv: SYLK, PDF, RTF, and MIME archives of web
 * pages or mail.
 */
const otherTextFormats = /^(?:ID;P|%PDF-|\{\\rtf|MIME-Version:)/i;

function kindOfText(head: string): 'text' | SheetRefusal {
  if (otherTextFormats.test(head)) return 'other';
  if (!/^\s*<[a-z!?]/i.test(head)) return 'text';
  if (head.includes('urn:oasis:names:tc:opendocument')) return 'ods';
  // Some systems export HTML tables with the extension .xls, and Excel 2003 can save workbooks as XML.
  return /<(?:!doctype html|html|head|body|style|meta|table)\b|schemas-microsoft-com:office/i.test(head)
    ? 'xls'
    : 'other';
}

function kindOfFile(bytes: Uint8Array): 'zip' | 'text' | SheetRefusal {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, zipSignature)) return 'zip';
  const streamName = compoundStreamName(bytes);
  if (streamName !== null) return streamName === '' ? 'other' : compoundKinds[streamName];
  return isText(bytes) ? kindOfText(new TextDecoder().decode(bytes.subarray(0, sampleLength))) : 'other';
}

function kindOfZip(names: ReadonlySet<string>): SheetRefusal {
  if (names.has('content.xml') && names.has('mimetype')) return 'ods';
  const isAppleNumbers = [...names].some((name) => /(?:^|\/)Index(?:\.zip$|\/.*\.iwa$)/.test(name));
  return isAppleNumbers ? 'numbers' : 'other';
}

function readZip(bytes: Uint8Array): WorkbookResult {
  const zip = openZip(bytes);
  if (typeof zip === 'string') return { kind: 'refused', reason: zip };
  try {
    const file = openPackage(zip);
    const mainPath = file.findMainPart('xl/workbook.xml', 'xl/workbook.bin');
    if (mainPath === null) return { kind: 'refused', reason: kindOfZip(zip.entryNames) };
    if (mainPath.endsWith('.bin')) return { kind: 'refused', reason: 'xls' };
    return readXlsx(file, mainPath);
  } catch {
    return { kind: 'refused', reason: 'damaged' };
  }
}

/** Reads the bytes of a spreadsheet file. Never throws. */
export function readSheetBytes(bytes: Uint8Array): WorkbookResult {
  const kind = kindOfFile(bytes);
  if (kind === 'zip') return readZip(bytes);
  if (kind !== 'text') return { kind: 'refused', reason: kind };
  const { text, encoding } = decodeText(bytes);
  return readCsv(text, encoding);
}
