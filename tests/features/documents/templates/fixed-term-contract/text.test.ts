import { expect, test } from 'vitest';
import { notApplicable } from '../../../../../src/features/documents/model/amount.ts';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { resolveWording } from '../../../../../src/features/documents/model/inflection.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { partReaderOfTemplate, wordParagraphs } from '../../docx-parts.ts';

const text = await wordParagraphs(fixedTermContract);
const tables = fixedTermContract.blocks.filter((block) => block.kind === 'table');

function rowsOfTable(index: number): readonly (readonly string[])[] {
  const rows = tables[index]?.rows ?? [];
  return rows.map(({ cells }) =>
    cells.map((cell) => cell.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')),
  );
}

test('the form begins with the city, the date and the worker’s gender, which decides words', () => {
  const [firstGroup] = fixedTermContract.groups;
  expect(firstGroup?.fields.map(({ key }) => key)).toEqual([
    'contrato_ciudad',
    'contrato_fecha',
    'trab_trato',
  ]);
});

test('the contract has eight clauses in order', () => {
  const headings = fixedTermContract.blocks.flatMap((block) =>
    block.kind === 'heading' ? [resolveWording(block.text, {})] : [],
  );
  expect(headings).toEqual([
    'PRIMERO: Cargo y funciones.',
    'SEGUNDO: Naturaleza de los servicios.',
    'TERCERO: Jornada de trabajo.',
    'CUARTO: Remuneración.',
    'QUINTO: Obligaciones de la Trabajadora.',
    'SEXTO: Duración.',
    'SÉPTIMO: Domicilio.',
    'OCTAVO: Firmas y ejemplares.',
  ]);
});

test('the contract lists ten functions and eleven obligations', () => {
  const itemCounts = fixedTermContract.blocks.flatMap((block) =>
    block.kind === 'list' ? [block.items.length] : [],
  );
  expect(itemCounts).toEqual([10, 11]);
});

test('table 1 of the blank contract proposes a full week', () => {
  const start = text.indexOf('Tabla 1. Distribución semanal (44:00 horas).') + 1;
  const cells = text.slice(start, start + 7 * 9);
  const rows = Array.from({ length: 7 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
  expect(rows.slice(1)).toEqual([
    ['Lunes', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'],
    ['Martes', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'],
    ['Miércoles', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'],
    ['Jueves', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'],
    ['Viernes', '08:00', '13:00', '13:45', '16:45', '4:30', '0:30', '3:00', '8:00'],
    ['Total', '', '', '', '', '25:30', '2:30', '16:00', '44:00'],
  ]);
});

test('table 2 of the blank contract proposes the hours outside class', () => {
  const start = text.indexOf('Tabla 2. Actividades curriculares no lectivas (16:00 horas).') + 3;
  const cells = text.slice(start, start + 12);
  expect(cells.filter((_, index) => index % 2 === 1)).toEqual([
    '6:30',
    '3:00',
    '3:00',
    '1:30',
    '2:00',
    '16:00',
  ]);
});

test('an edited week prints its totals', async () => {
  const values = { jor_viernes_salida: '15:45', nol_reuniones: '1:00' };
  const editedParagraphs = await wordParagraphs(fixedTermContract, values);
  expect(editedParagraphs).toContain('Tabla 1. Distribución semanal (43:00 horas).');
  expect(editedParagraphs).toContain('Tabla 2. Actividades curriculares no lectivas (15:00 horas).');
  expect(
    editedParagraphs
      .slice(editedParagraphs.indexOf('Viernes'), editedParagraphs.indexOf('Viernes') + 9)
      .at(-1),
  ).toBe('7:00');
});

test('the remuneration has nine items and three totals', () => {
  expect(
    rowsOfTable(2)
      .filter(([number]) => number !== '')
      .map(([number]) => number),
  ).toEqual([...'123456789']);
  expect(
    rowsOfTable(2)
      .filter(([number]) => number === '')
      .map(([, label]) => label),
  ).toEqual(['Total haberes imponibles (1 a 7)', 'Total haberes no imponibles (8 y 9)', 'TOTAL HABERES']);
  for (const { columns } of tables) {
    expect(columns.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  }
});

test('both parties sign three copies', () => {
  const fullText = text.join('\n');
  expect(fullText).toContain('se firma en tres ejemplares de idéntico tenor y fecha');
  expect(fullText).toContain('El Empleador (firma y timbre)');
  expect(fullText).toMatch(/La Trabajadora\n.*\(firma y timbre\)\n\(firma\)/);
});

test('the blank contract has notes about the template', () => {
  const fullText = text.join('\n');
  expect(fullText).toContain('Plantilla referencial. No reemplaza la asesoría legal para el caso concreto.');
  expect(fullText).toContain(
    'No debe usarse en colegios particulares pagados ni en establecimientos municipales',
  );
});

test('dates print with the month in words', () => {
  const dateFormats = fieldsOf(fixedTermContract).flatMap((field) =>
    field.kind === 'date' ? [field.dateStyle] : [],
  );
  expect(new Set(dateFormats)).toEqual(new Set(['long']));
});

test('the totals of the pay add up', async () => {
  const notApplicableAmounts = Object.fromEntries(
    fieldsOf(fixedTermContract).flatMap(({ key, kind }) => (kind === 'money' ? [[key, notApplicable]] : [])),
  );
  const values = {
    ...notApplicableAmounts,
    rem_sueldo_base: '1000000',
    rem_bono_pie: '50000',
    rem_colacion: '30000',
  };
  const text = await wordParagraphs(fixedTermContract, values);
  const amountAfter = (label: string) => text.slice(text.indexOf(label)).find((cell) => cell.includes('$'));
  expect(amountAfter('Total haberes imponibles (1 a 7)')).toBe('$1.050.000');
  expect(amountAfter('Total haberes no imponibles (8 y 9)')).toBe('$30.000');
  expect(amountAfter('TOTAL HABERES')).toBe('$1.080.000');
});

test('the blank contract has no amount, not even $0', async () => {
  const text = (await wordParagraphs(fixedTermContract)).join('\n');
  expect(text).not.toMatch(/\$\s?\d/);
  expect(text.match(/\$ \u00A0+/g)).toHaveLength(12);
});

// A bold field is rich text. There, Word's Tab key types a tab instead of moving to the next field.
test('no field outside the tables is bold except the hours of clause 3', async () => {
  const body = (await partReaderOfTemplate(fixedTermContract))('word/document.xml').replace(
    /<w:tbl>.*?<\/w:tbl>/gs,
    '',
  );
  const boldControls = [...body.matchAll(/<w:sdt>.*?<\/w:sdt>/gs)].filter(([control]) =>
    control.includes('<w:b/>'),
  );
  const tags = boldControls.map(([control]) => /<w:tag w:val="([^"]*)"/.exec(control)?.[1]);
  expect(tags).toEqual(['jor_horas', 'jor_tope_aula']);
});
