import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { wordParagraphs } from '../../docx-parts.ts';

const text = await wordParagraphs(deaForm);

test('the annex comes after the five sections', () => {
  const headings = deaForm.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  );
  expect(headings).toEqual([
    'Sección I — Datos del establecimiento',
    'Sección II — Representante legal',
    'Sección III — Identificación del DEA',
    'Sección IV — Plan de mantención',
    'Sección V — Declaración de personal capacitado, firma y fecha',
    'ANEXO — ANTECEDENTES QUE ACOMPAÑAN LA COMUNICACIÓN A LA SEREMI DE SALUD',
  ]);
});

test('text fields have the listed length limits', () => {
  const lengths = fieldsOf(deaForm).flatMap((field) =>
    field.kind === 'text' && field.length && !field.key.startsWith('per_')
      ? [[field.key, field.length.join(' to ')]]
      : [],
  );
  expect(Object.fromEntries(lengths)).toEqual({
    est_nombre: '3 to 120',
    est_direccion: '5 to 160',
    rep_nombre: '5 to 120',
    dea_marca: '2 to 60',
    dea_modelo: '1 to 60',
    dea_serie: '3 to 40',
    dea_ubicacion: '5 to 200',
    anx_fabricante: '2 to 80',
    anx_isp: '3 to 40',
    anx_urgencia: '3 to 160',
  });
});

test('each section has its fields in order', () => {
  const tables = deaForm.blocks.flatMap((block) =>
    block.kind === 'fields' ? [block.rows.map(({ key }) => key)] : [],
  );
  expect(tables).toEqual([
    ['est_nombre', 'est_rut', 'est_direccion', 'est_region', 'est_telefono', 'est_correo'],
    ['rep_nombre', 'rep_rut', 'rep_telefono', 'rep_correo'],
    [
      'dea_marca',
      'dea_modelo',
      'dea_serie',
      'dea_ubicacion',
      'dea_fecha_adquisicion',
      'dea_venc_bateria',
      'dea_venc_electrodos',
    ],
  ]);
});

test('the maintenance plan has boxes for yes and no', () => {
  expect(text.some((line) => line.trim() === '☐ Sí\u2003\u2003☐ No')).toBe(true);
});

test('the declaration, the legal basis and the disclaimer are complete', () => {
  for (const sentence of [
    'mediante una formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
    'Libro X del Código Sanitario en materia de sanciones.',
    'No es un documento oficial del Ministerio de Salud ni de la Seremi de Salud.',
    'Firma y timbre',
  ]) {
    expect(text.join('\n')).toContain(sentence);
  }
});

test('the annex table has five fixed rows, and at most twenty rows', () => {
  const tables = deaForm.blocks.filter((block) => block.kind === 'table');
  expect(tables).toHaveLength(1);
  expect(tables[0]?.rows.filter(({ optional }) => !optional)).toHaveLength(5);
  expect(tables[0]?.rows).toHaveLength(20);
  expect(tables[0]?.columns.map(({ label }) => label)).toEqual([
    'Nombre completo',
    'Cédula de identidad',
    'Entidad que capacitó',
    'Fecha',
    'Horas (mín. 3; prácticas mín. 2)',
  ]);
});

test('dates print as dd-mm-aaaa', () => {
  const dateFormats = fieldsOf(deaForm).flatMap((field) => (field.kind === 'date' ? [field.dateStyle] : []));
  expect(new Set(dateFormats)).toEqual(new Set(['short']));
});
