// @vitest-environment dom
// Tests that every way to enter answers removes invisible characters.
import { fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readTyped } from '../../../src/features/documents/batch/cell.ts';
import { type Draft, StoredDraft } from '../../../src/features/documents/form/drafts/draft.ts';
import { parseDraftFile } from '../../../src/features/documents/form/drafts/files/draft-file.ts';
import type { Field } from '../../../src/features/documents/model/field.ts';
import { parseInput, parseOnBlur } from '../../../src/features/documents/model/input.ts';
import { textCell } from '../../../src/features/documents/sheet/cell-text.ts';
import { readPastedText } from '../../../src/features/documents/sheet/read-text.ts';
import { StoredSchool } from '../../../src/features/school/school.ts';
import { formatDetail } from '../../../src/features/tax-request/tax-details.ts';
import { AutoSavedField } from '../../../src/ui/form/form-field.tsx';
import { withChangedPart } from './docx-parts.ts';
import { docxOf, readAnswers, today } from './read-back.ts';
import { paragraph, sampleGroup, sampleTemplate } from './sample-template.ts';

/**
 * «Pérez Soto» with a byte order mark, a zero-width space, a soft hyphen, a word joiner, a zero-width joiner and a
 * direction mark.
 */
const typedName = '\uFEFFPé\u200Brez\u00AD So\u2060to\u200D\u200E';
const cleanName = 'Pérez Soto';

const fields: readonly Field[] = sampleGroup.fields;
const fieldNamed = (key: string) => {
  const field = fields.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`No field ${key}`);
  return field;
};
const [nameField, placeField] = [fieldNamed('nombre'), fieldNamed('lugar')];

const draft: Draft = {
  id: 'a'.repeat(32),
  productId: 'prod_prueba',
  name: '',
  values: { nombre: typedName },
  createdAt: '2026-03-02T12:00:00Z',
  editedAt: '2026-03-02T12:00:00Z',
};
const cleanDraft = { values: { nombre: cleanName } };

test('removes invisible characters from text typed in a form', () => {
  expect(parseInput(nameField, typedName)).toBe(cleanName);
  expect(parseOnBlur(nameField, typedName, today)).toBe(cleanName);
  expect(parseInput(placeField, `${typedName}\n${typedName}`)).toBe(`${cleanName}\n${cleanName}`);
  expect(parseInput(fieldNamed('monto'), '\u200B1.250\u2060.000')).toBe('1250000');
});

test('removes invisible characters from a draft in storage or in a file', () => {
  expect(v.parse(StoredDraft, draft)).toMatchObject(cleanDraft);
  const file = { format: 'mentoria-legal-borradores', version: 1, savedAt: draft.createdAt };
  const text = JSON.stringify({ ...file, drafts: [draft], school: { 'school.name': typedName } });
  expect(parseDraftFile(text)).toMatchObject({ drafts: [cleanDraft], school: { 'school.name': cleanName } });
});

test('removes invisible characters from the answers of a Word file', async () => {
  const template = sampleTemplate(paragraph`De ${'nombre'}, en ${'lugar'}.`);
  const docx = await docxOf(template, { nombre: 'Ana', lugar: 'Sala' });
  const editedDocx = withChangedPart(docx, (xml) => xml.replace('>Ana<', `>${typedName}<`));
  expect((await readAnswers(editedDocx, [template])).values).toEqual({ nombre: cleanName, lugar: 'Sala' });
});

test('removes invisible characters from a cell that is read, pasted or corrected', () => {
  expect(textCell(typedName)).toBe(cleanName);
  expect(readPastedText(`Nombre\tLugar\n${typedName}\tSala`)).toMatchObject({
    workbook: { sheets: [{ rows: [{ cells: ['Nombre', 'Lugar'] }, { cells: [cleanName, 'Sala'] }] }] },
  });
  expect(readTyped(nameField, typedName, today)).toMatchObject({ answer: cleanName });
});

test('removes invisible characters from the school’s own data', () => {
  expect(v.parse(StoredSchool, { 'school.name': typedName, 'school.rbd': '\u200B' })).toEqual({
    'school.name': cleanName,
  });
});

test('removes invisible characters from the data for a boleta or factura', () => {
  expect(formatDetail('legalName', typedName)).toBe(cleanName);
});

test('removes invisible characters from the fields of quotes and receipts on blur', () => {
  const writtenTexts: string[] = [];
  render(
    <AutoSavedField
      label="Nombre"
      value={typedName}
      problem={null}
      onWrite={(text) => writtenTexts.push(text)}
      format={(text) => text.trim()}
    />,
  );
  const field = screen.getByLabelText('Nombre');
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: `${typedName}\u200B` } });
  expect(writtenTexts).toEqual([cleanName, cleanName]);
});
