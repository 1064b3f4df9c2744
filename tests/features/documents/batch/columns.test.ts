import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, doublesIn } from '../../../../src/features/documents/batch/columns.ts';
import { fieldsOf, type Template } from '../../../../src/features/documents/model/document.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { templates } from '../all-templates.ts';
import { smallTemplate } from '../small-template.ts';

const keysOf = (template: Template, ...headings: string[]) =>
  columnsOf({ rows: [headings] }, template).map(({ key }) => key);

test('the labels of a template, in the order of its form, are its columns; so are its keys', () => {
  for (const template of templates) {
    const fields = fieldsOf(template);
    const keys = fields.map(({ key }) => key);
    expect(keysOf(template, ...fields.map(({ label }) => label))).toEqual(keys);
    expect(keysOf(template, ...keys)).toEqual(keys);
    const titled = template.groups.flatMap(({ title, fields: own }) =>
      own.map(({ label }) => `${title}: ${label}`),
    );
    expect(keysOf(template, ...titled)).toEqual(keys);
  }
});

test('headings match whatever their case, accents, spaces and punctuation', () => {
  const said = smallTemplate.groups[0]?.fields.map(({ label }) => label) ?? [];
  const disguises: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text) => ` ${text}: `,
    (text) => text.replaceAll(' ', '_'),
    (text) => text.replaceAll(' ', ''),
    (text) => `*${text} (obligatorio)`.replace(' (obligatorio)', '.'),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...said), fc.constantFrom(...disguises), (label, disguise) => {
      expect(keysOf(smallTemplate, disguise(label))).toEqual(keysOf(smallTemplate, label));
    }),
  );
});

test('a label that agrees with an answer is known in all its forms, and other names are the template’s', () => {
  expect(keysOf(smallTemplate, 'Nombre de la profesora', 'NOMBRE DEL PROFESOR', 'docente', 'Lugar')).toEqual([
    'sal_docente',
    'sal_docente',
    'sal_docente',
    'sal_destino',
  ]);
});

test('what no field is called is not used, nor a column without a heading', () => {
  expect(keysOf(smallTemplate, '', 'Observaciones', '★')).toEqual([null, null, null]);
  expect(columnsOf({ rows: [] }, smallTemplate)).toEqual([]);
  expect(columnsOf({ rows: [[{ error: '#N/A' }, 5]] }, smallTemplate)).toEqual([
    { heading: '#N/A', key: null },
    { heading: '5', key: null },
  ]);
});

test('two columns for one answer are said with their headings', () => {
  const columns = columnsOf(
    { rows: [['Destino', 'Docente', 'Lugar', 'Nombre', 'Nada', 'Nada']] },
    smallTemplate,
  );
  expect(doublesIn(columns)).toEqual([
    { key: 'sal_destino', headings: ['Destino', 'Lugar'] },
    { key: 'sal_docente', headings: ['Docente', 'Nombre'] },
  ]);
});

test('a school’s list of teachers finds its columns, the parts of a name among them', async () => {
  const contract = await documentFor('prod_contrato_pf_ed_01')?.load();
  if (!contract) throw new Error('No contract');
  expect(
    keysOf(
      contract,
      'RUT',
      'DV',
      'Apellido Paterno',
      'NOMBRES',
      'Fecha Nac.',
      'E-MAIL',
      'Celular',
      'Horas contrato',
    ),
  ).toEqual([
    'trab_rut',
    'trab_rut',
    'trab_nombre',
    'trab_nombre',
    'trab_nacimiento',
    'trab_correo',
    'trab_telefono',
    'jor_horas',
  ]);
});

test('no two fields of a template share a usual name, and each name is one that nothing else has', () => {
  for (const template of templates) {
    const named = Object.entries(template.spreadsheet.headings).flatMap(([key, names = []]) =>
      names.map((name) => [key, name] as const),
    );
    for (const [key, name] of named) expect(keysOf(template, name), name).toEqual([key]);
    expect(fieldsOf(template).map(({ key }) => key)).toContain(template.spreadsheet.identity);
  }
});
