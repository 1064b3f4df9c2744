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
import { readText } from '../../../src/features/documents/sheet/read-text.ts';
import { StoredSchool } from '../../../src/features/school/school.ts';
import { formatDetail } from '../../../src/features/tax-request/tax-details.ts';
import { AutoSavedField } from '../../../src/ui/form/form-field.tsx';
import { withPart } from './docx-parts.ts';
import { docxOf, readAnswers, today } from './read-back.ts';
import { paragraph, sampleGroup, sampleTemplate } from './sample.ts';

/**
 * «Pérez Soto» with a byte order mark, a zero-width space, a soft hyphen, a word joiner, a zero-width joiner and a
 * direction mark.
 */
const typed = '\uFEFFPé\u200Brez\u00AD So\u2060to\u200D\u200E';
const clean = 'Pérez Soto';

const fields: readonly Field[] = sampleGroup.fields;
const fieldNamed = (key: string) => {
  const field = fields.find((each) => each.key === key);
  if (!field) throw new Error(`No field ${key}`);
  return field;
};
const [name, place] = [fieldNamed('nombre'), fieldNamed('lugar')];

const draft: Draft = {
  id: 'a'.repeat(32),
  productId: 'prod_prueba',
  name: '',
  values: { nombre: typed },
  createdAt: '2026-03-02T12:00:00Z',
  editedAt: '2026-03-02T12:00:00Z',
};
const cleanDraft = { values: { nombre: clean } };

test('removes invisible characters from text typed in a form', () => {
  expect(parseInput(name, typed)).toBe(clean);
  expect(parseOnBlur(name, typed, today)).toBe(clean);
  expect(parseInput(place, `${typed}\n${typed}`)).toBe(`${clean}\n${clean}`);
  expect(parseInput(fieldNamed('monto'), '\u200B1.250\u2060.000')).toBe('1250000');
});

test('removes invisible characters from a draft in storage or in a file', () => {
  expect(v.parse(StoredDraft, draft)).toMatchObject(cleanDraft);
  const file = { format: 'mentoria-legal-borradores', version: 1, savedAt: draft.createdAt };
  const text = JSON.stringify({ ...file, drafts: [draft], school: { 'school.name': typed } });
  expect(parseDraftFile(text)).toMatchObject({ drafts: [cleanDraft], school: { 'school.name': clean } });
});

test('removes invisible characters from the answers of a Word file', async () => {
  const template = sampleTemplate(paragraph`De ${'nombre'}, en ${'lugar'}.`);
  const docx = await docxOf(template, { nombre: 'Ana', lugar: 'Sala' });
  const edited = withPart(docx, (xml) => xml.replace('>Ana<', `>${typed}<`));
  expect((await readAnswers(edited, [template])).values).toEqual({ nombre: clean, lugar: 'Sala' });
});

test('removes invisible characters from a cell that is read, pasted or corrected', () => {
  expect(textCell(typed)).toBe(clean);
  expect(readText(`Nombre\tLugar\n${typed}\tSala`)).toMatchObject({
    workbook: { sheets: [{ rows: [{ cells: ['Nombre', 'Lugar'] }, { cells: [clean, 'Sala'] }] }] },
  });
  expect(readTyped(name, typed, today)).toMatchObject({ answer: clean });
});

test('removes invisible characters from the school’s own data', () => {
  expect(v.parse(StoredSchool, { 'school.name': typed, 'school.rbd': '\u200B' })).toEqual({
    'school.name': clean,
  });
});

test('removes invisible characters from the data for a boleta or factura', () => {
  expect(formatDetail('legalName', typed)).toBe(clean);
});

test('removes invisible characters from the fields of quotes and receipts on blur', () => {
  const written: string[] = [];
  render(
    <AutoSavedField
      label="Nombre"
      value={typed}
      problem={null}
      onWrite={(text) => written.push(text)}
      format={(text) => text.trim()}
    />,
  );
  const field = screen.getByLabelText('Nombre');
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: `${typed}\u200B` } });
  expect(written).toEqual([clean, clean]);
});
