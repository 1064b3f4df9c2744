import { expect, test } from 'vitest';
import {
  fieldsOf,
  type Template,
  type Values,
} from '../../../../../src/features/documents/model/document.ts';
import { masculine } from '../../../../../src/features/documents/model/treatment.ts';
import { templates } from '../../all-templates.ts';
import { completed, halfCompleted } from '../../completed.ts';
import { answersIn, docxOf } from '../../read-back.ts';

async function differencesIn(docx: Uint8Array, of?: readonly Template[]) {
  return (await answersIn(docx, of)).comparison?.differences;
}

function inMasculine(template: Template, values: Values): Values {
  const treatments = fieldsOf(template).filter(
    (field) => field.kind === 'choice' && field.options.some(({ value }) => value === masculine),
  );
  return { ...values, ...Object.fromEntries(treatments.map(({ key }) => [key, masculine])) };
}

test('finds no difference in a file as downloaded, in either treatment', async () => {
  for (const template of templates) {
    for (const values of [{}, halfCompleted(template), completed(template)])
      for (const answers of [values, inMasculine(template, values)])
        expect(await differencesIn(await docxOf(template, answers)), template.productId).toEqual([]);
  }
});
