import { expect, test } from 'vitest';
import { unreadCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../../src/content/documents/fields-copy.ts';
import { identityMessages } from '../../../../src/content/school-copy.ts';
import { columnsOf } from '../../../../src/features/documents/batch/columns.ts';
import { commonAnswers, withCommon } from '../../../../src/features/documents/batch/common.ts';
import {
  type ChangesByRow,
  changesInForm,
  prepareRows,
  readRows,
  rowReader,
} from '../../../../src/features/documents/batch/rows.ts';
import { newDraft } from '../../../../src/features/documents/form/drafts/draft.ts';
import { fieldOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { valueOrProposal } from '../../../../src/features/documents/model/values.ts';
import { type Cell, mostRows } from '../../../../src/features/documents/sheet/sheet.ts';
import { soldTemplates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { smallTemplate } from '../small-template.ts';

const today = '2026-11-23';

function sold(productId: string): Template {
  const found = soldTemplates.find((template) => template.productId === productId);
  if (!found) throw new Error(`No ${productId}`);
  return found;
}
const contract = sold('prod_contrato_pf_ed_01');
const deaForm = sold('prod_dea_01');

type Rows = readonly (readonly Cell[])[];

function readerOf(template: Template, rows: Rows, common: Values = {}) {
  const sheet = { rows };
  return rowReader({ sheet, columns: columnsOf(sheet, template), common }, template, today);
}

function read(template: Template, rows: Rows, common: Values = {}, changes: ChangesByRow = {}) {
  return readRows(readerOf(template, rows, common), changes);
}

const headings = ['Docente', 'Destino', 'Fecha de la salida', 'Fecha del regreso', '¿Van en bus?'];

test('a row is its answers as a draft holds them, its name, its warnings and its blanks', () => {
  const [row] = read(smallTemplate, [headings, ['Ana Prueba', 'Valparaíso', 46083, '1/3/26', 'No']]);
  expect(row).toMatchObject({
    index: 0,
    name: 'Valparaíso',
    values: {
      sal_docente: 'Ana Prueba',
      sal_destino: 'Valparaíso',
      sal_fecha: '2026-03-02',
      sal_regreso: '2026-03-01',
      sal_bus: 'no',
    },
    problems: [],
    twins: [],
  });
  expect(row?.warnings.map(({ message }) => message)).toEqual(['El regreso es anterior a la salida.']);
  expect(row?.sections.flatMap(({ blanks }) => blanks.map(({ key }) => key))).toContain('sal_encuentro');
  expect(row?.blanks).toBe(row?.sections.flatMap(({ blanks }) => blanks).length);
});

test('what cannot be read is an answer to mend, with what was typed and the form’s own sentence', () => {
  const rows: Rows = [headings, [{ error: '#REF!' }, 'Arica', 'marzo', 46083, 'tal vez']];
  const [row] = read(smallTemplate, rows);
  expect(row?.problems.map(({ field, typed, message }) => [field.key, typed, message])).toEqual([
    ['sal_docente', '#REF!', unreadCopy.error],
    ['sal_fecha', 'marzo', fieldMessages.dateFaults.part],
    ['sal_bus', 'tal vez', fieldMessages.option],
  ]);
  // As the form would print it; an error is no answer.
  expect(row?.values).toMatchObject({ sal_fecha: 'marzo' });
  expect(row?.values).not.toHaveProperty('sal_docente');
  const [mended] = read(
    smallTemplate,
    rows,
    {},
    {
      0: { sal_docente: 'Ana Prueba', sal_fecha: '2/3/26', sal_bus: 'sí' },
    },
  );
  expect(mended?.problems).toEqual([]);
  expect(mended?.values).toMatchObject({ sal_docente: 'Ana Prueba', sal_fecha: '2026-03-02', sal_bus: 'si' });
});

test('a row’s own cell wins over the common answer, an error too; a blank one takes it', () => {
  const common = { sal_docente: 'Pedro Prueba', sal_destino: 'Arica' };
  const rows = read(smallTemplate, [headings, ['', 'Iquique'], [{ error: '#N/A' }, '']], common);
  expect(rows.map(({ values }) => [values.sal_docente, values.sal_destino])).toEqual([
    ['Pedro Prueba', 'Iquique'],
    [undefined, 'Arica'],
  ]);
});

test('a RUT that lost its digit is an answer to mend, also where eight figures happen to make one', () => {
  const whole = read(contract, [['RUT'], [11111111 * 10 + 1], [12345674]]);
  expect(whole.map(({ problems }) => problems.length)).toEqual([0, 0]);
  const lost = read(contract, [['RUT'], [12345678], [12345674], ['12.345.678-5']]);
  expect(lost.map(({ problems }) => problems.map(({ typed, message }) => [typed, message]))).toEqual([
    [['12345678', identityMessages.rut]],
    [['12345674', identityMessages.rut]],
    [],
  ]);
  const apart = read(contract, [
    ['RUT', 'DV'],
    [12345678, 5],
    [11111111, '1'],
  ]);
  expect(apart.map(({ values }) => values.trab_rut)).toEqual(['12.345.678-5', '11.111.111-1']);
});

test('the parts of a name stand in their order, whatever that of the columns', () => {
  const [row] = read(contract, [
    ['Apellido paterno', 'DV', 'Apellido materno', 'RUT', 'Nombres'],
    ['Soto', 5, 'Soto', 12345678, 'Ana María'],
  ]);
  expect(row?.values).toMatchObject({ trab_nombre: 'Ana María Soto Soto', trab_rut: '12.345.678-5' });
});

test('«M» is the treatment that no other cell of the column names, and an answer to mend where none tells', () => {
  const chosen = (...cells: string[]) =>
    read(contract, [['Sexo'], ...cells.map((cell) => [cell])]).map(({ values }) => values.trab_trato);
  expect(chosen('F', 'M')).toEqual(['femenino', 'masculino']);
  expect(chosen('M', 'Hombre')).toEqual(['femenino', 'masculino']);
  expect(chosen('M', 'M')).toEqual(['M', 'M']);
  expect(chosen('F', 'H', 'M')).toEqual(['femenino', 'masculino', 'M']);
});

test('twins are rows about the same person or device, whichever field tells', () => {
  const people = read(contract, [
    ['Nombre', 'RUT'],
    ['Ana', '12.345.678-5'],
    ['Beatriz', '11111111-1'],
    ['Ana P.', 123456785],
    ['Nadie', ''],
    ['Nadie', ''],
  ]);
  expect(people.map(({ twins }) => twins)).toEqual([[2], [], [0], [], []]);
  const devices = read(deaForm, [['Serie'], ['SN 1'], ['sn-1'], ['SN 2']]);
  expect(devices.map(({ twins }) => twins)).toEqual([[1], [0], []]);
});

test('of a draft the rows get what the next draft would, of the school its data', () => {
  const ref = { id: '0'.repeat(32), productId: contract.productId };
  const draft = { ...newDraft(ref, '2026-11-23T12:00:00Z'), values: completed(contract) };
  const school = { 'school.name': 'Colegio de Prueba' };
  const common = commonAnswers(contract, { from: 'draft', id: draft.id }, school, draft);
  expect(Object.keys(common).toSorted()).toEqual([...contract.carried].toSorted());
  expect(common).not.toHaveProperty('trab_rut');
  expect(commonAnswers(contract, { from: 'school' }, school, null)).toEqual({
    est_nombre: 'Colegio de Prueba',
  });
  expect(commonAnswers(contract, { from: 'none' }, school, draft)).toEqual({});
});

test('the week is the draft’s, or the one proposed for the row’s own hours and days', () => {
  const draft = { jor_horas: '30', jor_lunes_entrada: '09:15', nol_familias: '4:00', jor_martes_libre: 'si' };
  const printed = (own: Values, key: string) =>
    valueOrProposal(fieldOf(contract, key), withCommon(contract, own, draft));
  expect(printed({}, 'jor_lunes_entrada')).toBe('09:15');
  expect(printed({ jor_horas: '30' }, 'jor_lunes_entrada')).toBe('09:15');
  expect(printed({ jor_horas: '20' }, 'jor_lunes_entrada')).toBe('08:00');
  expect(printed({ jor_horas: '20' }, 'nol_familias')).not.toBe('4:00');
  // A day off is the school's choice, whatever the hours.
  expect(printed({ jor_horas: '20' }, 'jor_martes_entrada')).toBe('—');
  expect(printed({ jor_jueves_libre: 'si' }, 'jor_lunes_entrada')).toBe('08:00');
  expect(printed({ jor_jueves_libre: 'no' }, 'jor_lunes_entrada')).toBe('09:15');
  expect(printed({ jor_horas: '20', jor_lunes_entrada: '10:00' }, 'jor_lunes_entrada')).toBe('10:00');
});

test('a common answer to which nothing is proposed instead stays beside the row’s own', () => {
  const common = { rem_otras_glosa: 'Bono de zona', rem_otras_imponibles: '10000' };
  expect(withCommon(contract, { rem_otras_imponibles: '20000' }, common)).toMatchObject({
    rem_otras_glosa: 'Bono de zona',
    rem_otras_imponibles: '20000',
  });
  expect(withCommon(contract, { rem_otras_imponibles: 'no-aplica' }, common)).not.toHaveProperty(
    'rem_otras_glosa',
  );
});

test('a row that was opened in the form is what it was made there, whatever becomes of the rest', () => {
  const rows: Rows = [headings, ['Ana', 'Arica', 46083, '', 'sí']];
  const before = read(smallTemplate, rows, { sal_colegio: 'Uno' })[0]?.values ?? {};
  const { sal_destino: _, ...rest } = before;
  const after = { ...rest, sal_docente: 'Beatriz', sal_regreso: '2026-03-04' };
  const changes = { 0: changesInForm(before, after) };
  expect(read(smallTemplate, rows, { sal_colegio: 'Uno' }, changes)[0]?.values).toEqual(after);
  expect(read(smallTemplate, rows, { sal_colegio: 'Dos' }, changes)[0]?.values).toEqual(after);
});

test('what a form stores comes back from a row’s changes as it was stored, in every template', () => {
  for (const template of soldTemplates) {
    const values = completed(template);
    const [row] = read(template, [['Nada'], ['nada']], {}, { 0: changesInForm({}, values) });
    expect(row?.values).toEqual(values);
    expect(row?.problems).toEqual([]);
  }
});

test('a sheet gives two hundred documents at most, and one without rows none', () => {
  const many = Array.from({ length: 512 }, (_, index) => [`Docente ${index}`]);
  expect(readerOf(smallTemplate, [['Docente'], ...many]).count).toBe(mostRows);
  expect(read(smallTemplate, [['Docente']])).toEqual([]);
});

test('rows are read in slices, and not again while nothing about them changes', async () => {
  const rows: Rows = [['Docente'], ['Ana'], ['Beatriz']];
  const reader = readerOf(smallTemplate, rows);
  const changes = { 1: { sal_destino: 'Arica' } };
  await prepareRows(reader, changes, AbortSignal.timeout(20_000));
  const [first, second] = readRows(reader, changes);
  expect(second?.name).toBe('Arica');
  expect(reader.read(0)).toBe(reader.read(0));
  expect(readRows(reader, {})[0]?.values).toBe(first?.values);
  expect(readRows(reader, {})[1]?.name).toBe('');
});
