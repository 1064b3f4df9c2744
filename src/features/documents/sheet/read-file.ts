import { openZip } from '../../../platform/zip.ts';
import { kindOfFile, kindOfZip } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetResult } from './sheet.ts';

/** Reads the bytes of a file that a person chose; never rejects. */
export async function readBytes(bytes: Uint8Array): Promise<SheetResult> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') return readCsv(bytes);
  if (kind !== 'zip') return { kind: 'refused', reason: kind };
  const zip = openZip(bytes);
  if (typeof zip === 'string') return { kind: 'refused', reason: zip };
  const inside = kindOfZip(zip.names);
  return inside === 'xlsx' ? readXlsx(zip) : { kind: 'refused', reason: inside };
}
