import type { WordReading } from '../../features/documents/model/document.ts';
import { type DocumentEntry, templateOf } from '../../features/documents/model/document-entry.ts';
import { documents } from '../../features/documents/templates/documents.ts';
import { codeInTime } from '../../platform/async.ts';
import { localDay } from '../../platform/format.ts';

export const loadWordReader = () => codeInTime(import('../../features/documents/word/read/read-word.ts'));

/**
 * Reads the answers back from a Word file of ours; never rejects.
 * @param likely the document that it is probably of
 */
export async function readWordFile(file: File, likely?: DocumentEntry): Promise<WordReading> {
  const entries = likely ? [likely, ...documents.filter((entry) => entry !== likely)] : documents;
  try {
    const { readWord } = await loadWordReader();
    return await readWord(
      file,
      entries.map((entry) => () => templateOf(entry)),
      localDay(new Date()),
    );
  } catch {
    return { kind: 'refused', reason: 'unreadable' };
  }
}
