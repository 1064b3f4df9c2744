// Tests lists in which a value may belong to another person or year. The site must not guess. It
// must ask about the column, mark the cell for correction, or warn.
import { expect, test } from 'vitest';
import { batchRowsCopy, figureCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { noChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import { surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { readPastedText } from '../../../../src/features/documents/sheet/read-text.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';

const today = '2026-11-27';

/**
 * Reads a list of teachers, each of whom gets a contract.
 * @param lines pasted rows, with «|» between cells
 */
const readTeachers = (...lines: readonly string[]) => readList(fixedTermContract, ...lines);

function readList(template: Template, ...lines: readonly string[]) {
  const result = readPastedText(lines.map((line) => line.split('|').join('\t')).join('\n'));
  if (result.kind === 'refused') throw new Error(result.reason);
  const survey = surveyWorkbook(result.workbook, noChoices, template, today);
  const rows = readRows(rowReader(survey, noCommonAnswers, template, today), () => undefined);
  return {
    survey,
    // Key to which each column is assigned. «¿key?» is only suggested.
    keys: survey.columns.map(
      ({ key, suggestedKey }) => key ?? (suggestedKey === null ? null : `¿${suggestedKey}?`),
    ),
    captions: rows.map(({ figures }) =>
      Object.fromEntries(figures.map(({ label, caption }) => [label, caption])),
    ),
    figures: rows.map(({ figures }) => Object.fromEntries(figures.map(({ label, text }) => [label, text]))),
    names: rows.map(({ name }) => name),
    values: rows.map(({ values }) => values),
    problemKeys: rows.map(({ problems }) => problems.map(({ field }) => field.key)),
    warnings: rows.map(({ warnings }) => warnings.map(({ message }) => message).join(' ')),
  };
}

const personCells = 'Ana Prueba Soto|11.111.111-1';

test('asks about figures that the list has for two years', () => {
  const { keys, values } = readTeachers(
    '||CONTRATO 2026||CONTRATO 2027|',
    'Nombre|RUT|Horas|Sueldo base|Horas|Sueldo base',
    `${personCells}|30|600000|44|950000`,
  );
  expect(keys.slice(2)).toEqual(['¿jor_horas?', '¿rem_sueldo_base?', '¿jor_horas?', '¿rem_sueldo_base?']);
  expect(values[0]?.jor_horas).toBe('');
});

test.each([
  ['Horas Contrato|Horas', '44|30', 'jor_horas'],
  ['Sueldo|Sueldo base', '400000|900000', 'rem_sueldo_base'],
  ['Fecha inicio|Desde', '01-03-2027|01-03-2026', 'plazo_inicio'],
])('marks contradictory columns for correction: %s', (headings, cells, key) => {
  const { values, problemKeys } = readTeachers(`Nombre|RUT|${headings}`, `${personCells}|${cells}`);
  expect(problemKeys).toEqual([[key]]);
  expect(values[0]?.[key] ?? '').toBe('');
});

test('reads two columns of hours as one answer if they agree', () => {
  const { values, problemKeys } = readTeachers('Nombre|RUT|Horas|Total horas', `${personCells}|30|30`);
  expect(values[0]?.jor_horas).toBe('30');
  expect(problemKeys).toEqual([[]]);
});

test.each([
  ['Paterno|Materno|Nombres', 'Prueba|Soto|Ana María'],
  ['Nombres|Apellido 1|Apellido 2', 'Ana María|Prueba|Soto'],
  ['Primer Nombre|Segundo Nombre|Apellido|Segundo Apellido', 'Ana|María|Prueba|Soto'],
  ['Apellidos|Nombre de pila', 'Prueba Soto|Ana María'],
])('puts the given names before the surnames: %s', (headings, cells) => {
  const { values } = readTeachers(`${headings}|RUT`, `${cells}|11.111.111-1`);
  expect(values[0]?.trab_nombre).toBe('Ana María Prueba Soto');
});

test('warns about a name that has only surnames', () => {
  expect(readTeachers('Apellidos|RUT', 'Prueba Soto|11.111.111-1').warnings[0]).toContain(
    'solo los apellidos',
  );
});

test('reorders only names with a comma', () => {
  const { values, problemKeys } = readTeachers(
    'Nombre|RUT',
    'Prueba Soto, Ana María|11.111.111-1',
    'Ejemplo Muñoz, Eva|13.131.313-6',
    'Luis Alberto Prueba Peña|12.345.678-5',
    'Rosa Ejemplo Rojas, Prof. Ed. Dif.|22.333.413-K',
  );
  expect(values.map(({ trab_nombre }) => trab_nombre)).toEqual([
    'Ana María Prueba Soto',
    'Eva Ejemplo Muñoz',
    undefined,
    undefined,
  ]);
  expect(problemKeys).toEqual([[], [], ['trab_nombre'], ['trab_nombre']]);
});

test.each([
  [
    'a RUT without its check digit if other rows have one',
    'Nombre|RUT|DV',
    ['Ana Prueba|11111111|1', 'Eva Ejemplo|13656649|'],
  ],
  ['a single number of eight digits', 'Nombre|RUT', ['Eva Ejemplo|13656649']],
])('marks %s for correction', (_, headings, rows) => {
  const { values, problemKeys } = readTeachers(headings, ...rows);
  expect(problemKeys.at(-1)).toEqual(['trab_rut']);
  expect(values.at(-1)).not.toHaveProperty('trab_rut');
});

test('reads numbers of eight digits as complete RUTs if another number has nine', () => {
  const { values } = readTeachers('Nombre|RUT', 'Ana Prueba|123456785', 'Eva Ejemplo|13656649');
  expect(values.map(({ trab_rut }) => trab_rut)).toEqual(['12.345.678-5', '1.365.664-9']);
});

test('does not assign columns below the title of another person or period', () => {
  const bossList = readTeachers(
    'JEFATURA||DOCENTE||',
    'Nombre|Correo|Nombre|RUT|Correo',
    'Jefa Prueba|jefa@colegio.example|Ana Prueba Soto|11.111.111-1|ana@correo.example',
  );
  expect(bossList.keys).toEqual(['¿trab_nombre?', '¿trab_correo?', 'trab_nombre', 'trab_rut', 'trab_correo']);
  const leaveList = readTeachers(
    '||LICENCIA||CONTRATO|',
    'Nombre|RUT|Desde|Hasta|Desde|Hasta',
    `${personCells}|01-05-2026|10-05-2026|01-03-2027|29-02-2028`,
  );
  expect(leaveList.values[0]).not.toHaveProperty('plazo_inicio');
});

test('asks whether an address after the school is the person’s', () => {
  const { keys } = readTeachers(
    'Colegio|Dirección|Comuna|Docente|RUT',
    'Colegio de Prueba|Av. Ejemplo 1|Maipú|Ana Prueba|11.111.111-1',
  );
  expect(keys).toEqual(['est_nombre', '¿trab_domicilio?', '¿trab_comuna?', 'trab_nombre', 'trab_rut']);
});

test('ignores and reports a second table below with columns in another order', () => {
  const { values, survey } = readTeachers(
    'Nombre|RUT|Sueldo base|BRP título',
    `${personCells}|800000|220000`,
    'Nombre|RUT|BRP título|Sueldo base',
    'Eva Ejemplo|13.131.313-6|220000|800000',
  );
  expect(values).toHaveLength(1);
  expect(survey.tableBelow).toEqual({ row: 3, count: 1 });
});

test('ignores and reports a second table on the right', () => {
  const { values, survey } = readTeachers(
    'Nombre|RUT|Horas||Nombre|RUT|Horas',
    `${personCells}|30||Eva Ejemplo|13.131.313-6|20`,
  );
  expect(values[0]).toMatchObject({ trab_nombre: 'Ana Prueba Soto', jor_horas: '30' });
  expect(survey.tableBesideIndex).toBe(4);
});

test('assigns each check digit to the number on its left', () => {
  const { keys, values } = readTeachers('RBD|DV|RUN|DV|Nombre', '1234|5|11111111|1|Ana Prueba');
  expect(keys).toEqual(['est_rbd', null, 'trab_rut', 'trab_rut', 'trab_nombre']);
  expect(values[0]?.trab_rut).toBe('11.111.111-1');
});

test('asks about headings that add a word to a usual heading', () => {
  const { keys } = readTeachers('Nombre|RUT|Horas 2027|Sueldo base nuevo', `${personCells}|30|600000`);
  expect(keys.slice(2)).toEqual(['¿jor_horas?', '¿rem_sueldo_base?']);
});

test('marks amounts and «sí» for correction in columns that should have words', () => {
  const { problemKeys } = readTeachers('Nombre|RUT|AFP|Salud|Título', `${personCells}|112350|75600|Si`);
  expect(problemKeys[0]?.toSorted()).toEqual(['trab_afp', 'trab_salud', 'trab_titulo']);
});

test('joins the parts of an account below a group title', () => {
  const { values } = readTeachers(
    '|||DATOS BANCARIOS||',
    'Nombre|RUT|Horas|Banco|Tipo|Número',
    `${personCells}|30|BancoEstado|Cuenta RUT|11111111`,
  );
  expect(values[0]?.rem_cuenta).toMatch(/Cuenta RUT.*11111111|11111111.*Cuenta RUT/);
});

test('warns about an account without a number', () => {
  expect(readTeachers('Nombre|RUT|Banco', `${personCells}|BancoEstado`).warnings[0]).toContain(
    'no tiene número',
  );
});

test('between rows with equally many headings, chooses the one that names people', () => {
  const { survey } = readTeachers(
    '||HORAS|||SUELDO BASE||',
    'Nombre|RUT|PIE|SEP|Regular|PIE|SEP|Regular',
    `${personCells}|1|2|3|4|5|6`,
  );
  expect(survey.headingRowNumber).toBe(2);
});

test('asks which column is the pay if the list also has the adjusted pay', () => {
  const { keys, captions } = readTeachers(
    'Nombre|RUT|Sueldo base|Reajuste|Sueldo reajustado',
    `${personCells}|800000|4%|832000`,
  );
  expect(keys.slice(2)).toEqual(['¿rem_sueldo_base?', null, '¿rem_sueldo_base?']);
  expect(captions[0]?.['Sueldo base']).toBe(figureCopy.columnMissing);
});

test('leaves hours blank until the user chooses their column', () => {
  const { values, captions } = readTeachers('Nombre|RUT|Horas 2026|Horas 2027', `${personCells}|30|20`);
  expect(values[0]?.jor_horas).toBe('');
  expect(captions[0]?.Horas).toBe(figureCopy.columnMissing);
});

test.each([
  [
    'Establecimiento|RUT|Representante|RUT|Serie',
    ['est_nombre', 'est_rut', 'rep_nombre', 'rep_rut', 'dea_serie'],
  ],
  [
    'Establecimiento|Representante|Teléfono|Correo',
    ['est_nombre', 'rep_nombre', 'rep_telefono', 'rep_correo'],
  ],
  ['Establecimiento|Teléfono|Serie', ['est_nombre', 'est_telefono', 'dea_serie']],
  ['Establecimiento|Responsable|Teléfono|Serie', ['est_nombre', null, '¿est_telefono?', 'dea_serie']],
])('a column belongs to the nearest name on its left: %s', (headings, keys) => {
  const cells: Readonly<Record<string, string>> = { RUT: '77.777.777-7', Teléfono: '+56 9 1111 1111' };
  const row = headings.split('|').map((heading) => cells[heading] ?? 'a1@colegio.example');
  expect(readList(deaForm, headings, row.join('|')).keys).toEqual(keys);
});

test.each(['Contacto de emergencia|Teléfono', 'Jefatura|Correo', 'Encargada PIE|Fono'])(
  'asks about data next to another person’s name: %s',
  (headings) => {
    const contact = headings.endsWith('Correo') ? 'eva@colegio.example' : '+56 9 1111 1111';
    const { keys } = readTeachers(`Nombre|RUT|${headings}`, `${personCells}|Eva Ejemplo|${contact}`);
    expect(keys.slice(2)).toEqual([null, expect.stringMatching(/^¿trab_/)]);
  },
);

test('warns about names whose order is unknown', () => {
  const listInCapitals = readTeachers('Nombre|RUT', 'PRUEBA SOTO ANA MARÍA|11.111.111-1');
  expect(listInCapitals.warnings[0]).toContain(batchRowsCopy.nameOrder);
  const listWithSurnamesHeading = readTeachers(
    'Apellidos y Nombres|RUT',
    'Prueba Soto Ana María|11.111.111-1',
  );
  expect(listWithSurnamesHeading.warnings[0]).toContain(batchRowsCopy.nameOrder);
  const listWithOneInCapitals = readTeachers(
    'Nombre|RUT',
    personCells,
    'Eva Ejemplo Rojas|13.131.313-6',
    'PRUEBA PEÑA LUIS|12.345.678-5',
  );
  expect(listWithOneInCapitals.warnings.map((warning) => warning.includes('mayúsculas'))).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  'Ana Prueba (renuncia)',
  'Eva Ejemplo / Rosa Prueba',
  'Reemplazo de Luis Prueba',
  'Sra. Rosa Prueba Ñanco',
])('warns about a name with additional text: %s', (name) => {
  expect(readTeachers('Nombre|RUT', `${name}|11.111.111-1`).warnings[0]).toContain(
    batchRowsCopy.moreThanName(name),
  );
});

test('leaves out vacancies', () => {
  const { names } = readTeachers('Nombre|RUT|Horas', `${personCells}|30`, 'VACANTE||20', 'Por contratar||30');
  expect(names).toEqual(['Ana Prueba Soto']);
});

test('recognises days by single letters', () => {
  const times = Array.from({ length: 5 }, () => '8:00-13:00').join('|');
  const { figures } = readTeachers('Nombre|RUT|Horas|L|M|M|J|V', `${personCells}|25|${times}`);
  expect(figures[0]?.Días).toBe('Lu a Vi 8:00–13:00');
});

test('joins the morning and the afternoon of a day', () => {
  const { figures } = readTeachers(
    'Nombre|RUT|Horas|Lunes AM|Lunes PM',
    `${personCells}|8|8:00-13:00|14:00-17:00`,
  );
  expect(figures[0]?.Días).toBe('Lu 8:00–17:00');
});

test.each([
  ['Fin contrato', '28-02-2028', 'plazo_termino'],
  ['Hrs. Sem.', '30', 'jor_horas'],
  ['N° horas', '30', 'jor_horas'],
  ['Cta. Cte.', '1234567', 'rem_cuenta'],
])('recognises the heading «%s»', (heading, cell, key) => {
  expect(readTeachers(`Nombre|RUT|${heading}`, `${personCells}|${cell}`).keys[2]).toBe(key);
});

test.each([
  ['Remuneración', '900000', '¿rem_sueldo_base?'],
  ['BRP', '200000', '¿rem_brp_titulo?'],
  ['Previsión', 'AFP Modelo', '¿trab_afp?'],
])('asks about the heading «%s»', (heading, cell, key) => {
  expect(readTeachers(`Nombre|RUT|${heading}`, `${personCells}|${cell}`).keys[2]).toBe(key);
});

test('suggests no other column for the name if one column has the complete name', () => {
  const { keys } = readTeachers('Nombre|RUT|Función', `${personCells}|Educadora Diferencial`);
  expect(keys).toEqual(['trab_nombre', 'trab_rut', null]);
});
