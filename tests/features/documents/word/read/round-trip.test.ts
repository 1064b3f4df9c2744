import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldsOf,
  type Template,
  type Values,
} from '../../../../../src/features/documents/model/document.ts';
import { masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { templates } from '../../all-templates.ts';
import { randomAnswers } from '../../random-answers.ts';
import { docxOf, readAnswers, shownAnswers } from '../../read-back.ts';
import { sampleAnswers } from '../../sample-answers.ts';

async function expectRoundTrip(template: Template, values: Values): Promise<void> {
  const {
    productId,
    unreadableLabels,
    values: readValues,
  } = await readAnswers(await docxOf(template, values));
  expect(productId).toBe(template.productId);
  expect(shownAnswers(template, readValues)).toEqual(shownAnswers(template, values));
  expect(unreadableLabels).toEqual([]);
}

test('reads every answer of a completed document, whatever the gender', async () => {
  for (const template of templates) {
    await expectRoundTrip(template, sampleAnswers(template));
    const genderFields = fieldsOf(template).filter(
      (field) => field.kind === 'choice' && field.options.some(({ value }) => value === masculine),
    );
    const masculineAnswers = Object.fromEntries(genderFields.map(({ key }) => [key, masculine]));
    await expectRoundTrip(template, { ...sampleAnswers(template), ...masculineAnswers });
  }
});

test('does not read proposals back as answers', async () => {
  for (const template of templates) {
    const subjectAnswers = Object.fromEntries([
      [template.subject.key, sampleAnswers(template)[template.subject.key]],
    ]);
    const { values } = await readAnswers(await docxOf(template, subjectAnswers));
    const genderFields = fieldsOf(template).filter((field) => field.kind === 'choice' && field.unprinted);
    const keys = genderFields.map(({ key }) => key);
    expect(Object.entries(values).filter(([key]) => !keys.includes(key))).toEqual(
      Object.entries(subjectAnswers),
    );
  }
});

test('reads no answers from a blank document', async () => {
  for (const template of templates) {
    const reading = await readAnswers(await docxOf(template, {}));
    expect(reading).toMatchObject({ productId: template.productId, values: {}, unreadableLabels: [] });
  }
});

for (const template of templates) {
  test(`reads random answers back: ${template.productId}`, async () => {
    await fc.assert(
      fc.asyncProperty(randomAnswers(template), (values) => expectRoundTrip(template, values)),
      { numRuns: 8 },
    );
  });
}
