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

/** Reads a file as a document of any of the templates. */
export function readFile(
  bytes: Uint8Array | string,
  of: readonly Template[] = templates,
): Promise<WordReading> {
  const file = new File([bytes as BlobPart], 'contrato.docx');
  return readWord(
    file,
    of.map((template) => async () => template),
    today,
  );
}

/** Reads the answers of a file; fails if it is refused. */
export async function answersIn(bytes: Uint8Array, of?: readonly Template[]) {
  const reading = await readFile(bytes, of);
  if (reading.kind === 'refused') throw new Error(`Refused: ${reading.reason}`);
  return reading;
}

/** Returns what the form shows in the fields that it asks for: the answer, else the proposal. */
export function shownIn(template: Template, values: Values): Readonly<Record<string, string | boolean>> {
  const unneeded = unneededKeys(template, values);
  const asked = fieldsOf(template).filter((field) => doesApply(field, values) && !unneeded.has(field.key));
  return Object.fromEntries(
    asked.map((field) => {
      const answer = values[field.key] ?? proposalOf(field, values);
      return [field.key, field.kind === 'check' ? isTicked(answer) : answer];
    }),
  );
}
