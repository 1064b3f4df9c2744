import { unneededKeys } from '../../../src/features/documents/model/conditional.ts';
import {
  fieldsOf,
  type Template,
  type Values,
  type WordReading,
} from '../../../src/features/documents/model/document.ts';
import { doesApply, isTicked, proposalOf } from '../../../src/features/documents/model/values.ts';
import { generateWord } from '../../../src/features/documents/word/generate.ts';
import { readWord } from '../../../src/features/documents/word/read/read-word.ts';
import { templates } from './all-templates.ts';
import { readLogo } from './docx-parts.ts';

export const today = '2026-11-23';

export async function docxOf(template: Template, values: Values): Promise<Uint8Array> {
  const blob = await generateWord(template, values, { logo: await readLogo() });
  return new Uint8Array(await blob.arrayBuffer());
}

export function readWordFile(
  bytes: Uint8Array | string,
  candidates: readonly Template[] = templates,
): Promise<WordReading> {
  const file = new File([bytes as BlobPart], 'contrato.docx');
  return readWord(
    file,
    candidates.map((template) => async () => template),
    today,
  );
}

/**
 * Reads the answers of a Word file.
 * @throws if the file is refused
 */
export async function readAnswers(bytes: Uint8Array, candidates?: readonly Template[]) {
  const reading = await readWordFile(bytes, candidates);
  if (reading.kind === 'refused') throw new Error(`Refused: ${reading.reason}`);
  return reading;
}

/** Returns the text or tick that the form shows in each needed field: the answer or, without one, the proposal. */
export function shownAnswers(template: Template, values: Values): Readonly<Record<string, string | boolean>> {
  const unneeded = unneededKeys(template, values);
  const shownFields = fieldsOf(template).filter(
    (field) => doesApply(field, values) && !unneeded.has(field.key),
  );
  return Object.fromEntries(
    shownFields.map((field) => {
      const answer = values[field.key] ?? proposalOf(field, values);
      return [field.key, field.kind === 'check' ? isTicked(answer) : answer];
    }),
  );
}
