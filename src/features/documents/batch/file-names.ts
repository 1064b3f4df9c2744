// What the files of a batch are called.
import { batchFileName } from '../../../content/documents/batch-rows-copy.ts';
import { formatDate } from '../model/date.ts';
import type { DocumentEntry } from '../model/document-entry.ts';
import { asciiPart, fileNameAbout } from '../model/file-name.ts';
import type { BatchRow } from './rows.ts';

type Entry = Pick<DocumentEntry, 'fileName'>;

/**
 * A name for each row's file: that of a draft with the same answers, numbered where another row has it.
 * @param today 'YYYY-MM-DD', for rows that name nobody
 */
export function fileNames(
  { fileName }: Entry,
  rows: readonly Pick<BatchRow, 'name'>[],
  today: string,
): readonly string[] {
  const taken = new Set<string>();
  return rows.map(({ name }) => {
    const about = asciiPart(name) || formatDate(today);
    let own = fileNameAbout(fileName, about);
    for (let time = 2; taken.has(own); time += 1) own = withNumber(fileNameAbout(fileName, about), time);
    taken.add(own);
    return own;
  });
}

/** 'contrato-ana.docx' → 'contrato-ana-2.docx'. */
function withNumber(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/** @param today 'YYYY-MM-DD' */
export function zipName({ fileName }: Entry, today: string): string {
  return `${batchFileName(fileName.slice(0, fileName.lastIndexOf('.')), formatDate(today))}.zip`;
}
