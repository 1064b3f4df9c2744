import { expect } from 'vitest';
import { fieldOf, type Values } from '../../../../../src/features/documents/model/document.ts';
import { labelOf } from '../../../../../src/features/documents/model/field.ts';
import { masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { templates } from '../../all-templates.ts';
import { convertInOffice, type FilledTemplate, officeTest } from '../../office.ts';
import { readAnswers, shownAnswers } from '../../read-back.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../../sample-answers.ts';
import { smallTemplate } from '../../small-template.ts';

const documents: Readonly<Record<string, FilledTemplate>> = Object.fromEntries(
  templates.flatMap((template) => [
    [template.productId, [template, {}]],
    [`${template.productId}-half`, [template, halfOfSampleAnswers(template)]],
    [`${template.productId}-completed`, [template, { ...sampleAnswers(template), trab_trato: masculine }]],
  ]),
);

const { readSavedFile, editInOffice } = convertInOffice(documents, {}, Object.keys(documents));

officeTest('reads every answer of a file saved by LibreOffice, or lists it as unread', async () => {
  for (const [name, [template, answers]] of Object.entries(documents)) {
    const reading = await readAnswers(await readSavedFile(name));
    expect(reading.productId).toBe(template.productId);
    const actualAnswers = shownAnswers(template, reading.values);
    const expected = shownAnswers(template, answers);
    // A choice without an answer prints the words of one option, so it is read back as that option.
    const isUnansweredChoice = (key: string) =>
      fieldOf(template, key).kind === 'choice' && expected[key] === '';
    const lostKeys = Object.keys(expected).filter(
      (key) => actualAnswers[key] !== expected[key] && !isUnansweredChoice(key),
    );
    for (const key of lostKeys)
      expect(reading.unreadableLabels, `${name}: ${key}`).toContain(labelOf(fieldOf(template, key), answers));
  }
});

officeTest('reads every answer of a completed file that was edited in LibreOffice', async () => {
  for (const template of templates) {
    const name = `${template.productId}-completed`;
    const answers: Values = documents[name]?.[1] ?? {};
    const school = answers[template.sharedFields['school.name'] ?? ''] ?? '';
    const { values, unreadableLabels } = await readAnswers(await editInOffice(name, school, 'Escuela Nueva'));
    const expected = Object.entries(answers).map(([key, answer]) => [
      key,
      answer === school ? 'Escuela Nueva' : answer,
    ]);
    expect(unreadableLabels, name).toEqual([]);
    expect(shownAnswers(template, values), name).toEqual(
      shownAnswers(template, Object.fromEntries(expected)),
    );
  }
});

officeTest('finds no difference in a file saved by LibreOffice', async () => {
  for (const name of Object.keys(documents)) {
    const { comparison } = await readAnswers(await readSavedFile(name));
    expect(comparison, name).toEqual({ differences: [], isOlderText: false });
  }
});

officeTest('lists text that was changed in LibreOffice, tracked or not', async () => {
  const name = `${smallTemplate.productId}-completed`;
  for (const isTracked of [false, true]) {
    const docx = await editInOffice(name, 'autoriza la salida', 'aprueba la salida', isTracked);
    const [difference, ...otherDifferences] = (await readAnswers(docx)).comparison?.differences ?? [];
    expect(otherDifferences).toEqual([]);
    expect(difference).toMatchObject({
      kind: 'changed',
      template: expect.arrayContaining([{ text: 'autoriza ', isChanged: true }]),
      file: expect.arrayContaining([{ text: 'aprueba ', isChanged: true }]),
    });
  }
});
