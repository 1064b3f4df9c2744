import { openZip } from '../../../platform/zip.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRefusal, SheetResult } from './sheet.ts';

const zip = [0x50, 0x4b];
/** Of Excel until 2003, and of newer files with a password, which are encrypted as a whole inside such a file. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

/** Whether the name of that stream stands in the file's directory, which is in UTF-16. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));
}

/** Bytes that are looked at, and how many of them text may have that are none of its own: a stray NUL is no picture. */
const sample = 4_096;
const mostControls = 1 / 20;

function isText(bytes: Uint8Array): boolean {
  if (utf16.some((mark) => startsWith(bytes, mark))) return true;
  const head = bytes.subarray(0, sample);
  const controls = head.filter((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return controls.length <= head.length * mostControls;
}

/** What a file is by its bytes, whatever it is called. */
function kindOfFile(bytes: Uint8Array): 'zip' | 'text' | SheetRefusal {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, zip)) return 'zip';
  if (startsWith(bytes, compound)) return hasStream(bytes, 'EncryptedPackage') ? 'password' : 'xls';
  if (!isText(bytes)) return 'other';
  // Systems export tables of HTML under the name of .xls.
  return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))) ? 'xls' : 'text';
}

/** What a ZIP is by the names in it. */
function kindOfZip(names: ReadonlySet<string>): 'xlsx' | SheetRefusal {
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('xl/workbook.bin')) return 'xls';
  if (names.has('content.xml') && names.has('mimetype')) return 'ods';
  const isNumbers = [...names].some((name) => /(?:^|\/)Index(?:\.zip$|\/.*\.iwa$)/.test(name));
  return isNumbers ? 'numbers' : 'other';
}

/** As spreadsheets save text: in Unicode, with its mark or without, or as Windows of this country does. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the bytes of a file that a person chose; never rejects. */
export async function readBytes(bytes: Uint8Array): Promise<SheetResult> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') return readCsv(textOf(bytes));
  if (kind !== 'zip') return { kind: 'refused', reason: kind };
  const zip = openZip(bytes);
  if (typeof zip === 'string') return { kind: 'refused', reason: zip };
  const inside = kindOfZip(zip.names);
  return inside === 'xlsx' ? readXlsx(zip) : { kind: 'refused', reason: inside };
}
