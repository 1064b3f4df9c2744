// @vitest-environment dom
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView, PagedView } from '../../../../src/features/documents/html/document-view.tsx';
import { heading, subheading } from '../../../../src/features/documents/model/builders.ts';
import type { Block, Values } from '../../../../src/features/documents/model/document.ts';
import { createStore } from '../../../../src/platform/store.ts';
import {
  box,
  choice,
  customFieldTable,
  dataTable,
  fieldTable,
  hoursTable,
  line,
  list,
  noteAndAnswer,
  paragraph,
  type SampleKey,
  sampleGroup,
  sampleTemplate,
  signatures,
} from '../sample-template.ts';

function renderBlocks(blocks: readonly Block<SampleKey>[], values: Values = {}): HTMLElement {
  render(<DocumentView template={sampleTemplate(...blocks)} values={values} />);
  return screen.getByRole('article', { name: 'Documento de prueba' });
}

const textsOf = (role: string, options?: { readonly level: number }) =>
  screen.getAllByRole(role, options).map(({ textContent }) => textContent);

const firstParagraph = (view: HTMLElement) => view.querySelector(':scope > p');

test('headings begin below the page’s own h1', () => {
  renderBlocks([
    { kind: 'title', text: 'CONTRATO', subtitle: 'A plazo fijo' },
    heading('Sección I'),
    subheading('Declaración'),
    heading('ANEXO'),
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('CONTRATO');
  expect(textsOf('heading', { level: 3 })).toEqual(['Sección I', 'ANEXO']);
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Declaración');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('a paragraph joins text, bold or italic words and values', () => {
  const view = renderBlocks([paragraph`Yo, **${'nombre'}**, declaro *esto*.`], {
    nombre: 'Ana & <b>Prueba</b>',
  });
  expect(firstParagraph(view)?.textContent).toBe('Yo, Ana & <b>Prueba</b>, declaro esto.');
  expect(firstParagraph(view)?.querySelector('strong')?.textContent).toBe('Ana & <b>Prueba</b>');
  expect(firstParagraph(view)?.querySelector('em')?.textContent).toBe('esto');
});

test('a missing value is a labelled blank', () => {
  const view = renderBlocks([paragraph`Monto: ${'monto'}`]);
  const blank = view.querySelector<HTMLElement>('[data-field="monto"]');
  expect(blank?.style.width).toBe('2.78em');
  expect(firstParagraph(view)?.textContent).toBe('Monto: $ (por completar: Monto)');
});

test('a value of several lines keeps its line breaks', () => {
  const view = renderBlocks([paragraph`${'lugar'}`], { lugar: 'Edificio A\npiso 1' });
  expect(view.querySelector('[data-field="lugar"]')?.textContent).toBe('Edificio A\npiso 1');
});

test('a list has letters, numbers or boxes', () => {
  renderBlocks(
    [
      list('letter', [line`uno`, line`dos`]),
      list('number', [line`tres`]),
      list('none', [line`${box('acepta')} Acepta`]),
    ],
    { acepta: 'si' },
  );
  const [letterList, numberList, boxList] = screen.getAllByRole('list');
  expect(letterList?.getAttribute('type')).toBe('a');
  expect(letterList?.children).toHaveLength(2);
  expect(numberList?.getAttribute('type')).toBe('1');
  expect(boxList?.tagName).toBe('UL');
  expect(screen.getByRole('img', { name: 'Casilla marcada' }).getAttribute('data-field')).toBe('acepta');
});

test('a choice has a box for each option and ticks the chosen one', () => {
  renderBlocks([choice('plan', '¿Hay plan?')], { plan: 'no' });
  expect(screen.getByText('¿Hay plan?').tagName).toBe('STRONG');
  expect(
    screen.getAllByRole('img').map((img) => [img.getAttribute('aria-label'), img.parentElement?.textContent]),
  ).toEqual([
    ['Casilla sin marcar', ' Sí'],
    ['Casilla marcada', ' No'],
  ]);
  // The box must be a drawing, because browsers may not print backgrounds.
  expect(screen.getByRole('img', { name: 'Casilla marcada' }).querySelector('svg path')).not.toBeNull();
});

test('a field table has row headers, column headers and a name', () => {
  renderBlocks([fieldTable(sampleGroup)], { nombre: 'Ana Prueba' });
  const row = screen.getByRole('row', { name: 'Nombre Ana Prueba' });
  expect(within(row).getByRole('rowheader', { name: 'Nombre' }).getAttribute('scope')).toBe('row');
  expect(screen.getAllByRole('row')).toHaveLength(sampleGroup.fields.length + 1);
  expect(screen.getByRole('table', { name: 'Datos de prueba' })).toBeDefined();
  expect(textsOf('columnheader')).toEqual(['Dato', 'Respuesta']);
});

test('the title of a table spans both columns', () => {
  renderBlocks([customFieldTable('EL EMPLEADOR', [['Razón social', 'nombre']])]);
  expect(screen.getByText('EL EMPLEADOR').getAttribute('colspan')).toBe('2');
  expect(screen.getByRole('rowheader').textContent).toBe('Razón social');
});

test('a note about the template appears only in a blank document', () => {
  const valuesStore = createStore<Values>({});
  render(<PagedView template={sampleTemplate(...noteAndAnswer)} valuesStore={valuesStore} />);
  expect(screen.getByText('Plantilla referencial.')).toBeDefined();
  act(() => valuesStore.set({ nombre: 'Ana' }));
  expect(screen.queryByText('Plantilla referencial.')).toBeNull();
});

test('a table has a caption, column headers and optional row headers', () => {
  renderBlocks([hoursTable]);
  const table = screen.getByRole('table', { name: 'Tabla 1. Horas' });
  expect(textsOf('columnheader')).toEqual(['Día', 'Horas']);
  expect(textsOf('rowheader')).toEqual(['Lunes', 'Total']);
  expect(within(table).getByText('44:00').closest('tr')?.dataset.total).toBe('');
  expect(within(table).getByText('9:00').style.textAlign).toBe('center');
});

test('a table without a header column has no row headers', () => {
  renderBlocks([dataTable()]);
  expect(screen.getByRole('table', { name: 'Tabla' })).toBeDefined();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('each signatory has a column', () => {
  const view = renderBlocks([signatures([[line`**${'nombre'}**`, line`(firma)`], [line`La Trabajadora`]])], {
    nombre: 'Ana Prueba',
  });
  expect(
    [...view.querySelectorAll('[data-signatures] > *')].map((signatory) => signatory.textContent),
  ).toEqual(['Ana Prueba(firma)', 'La Trabajadora']);
});

const columnWidths = (table: HTMLElement) =>
  [...table.querySelectorAll('col')].map(({ style }) => style.width);

test('every table sets the width of each column', () => {
  renderBlocks([
    fieldTable(sampleGroup),
    customFieldTable('EL EMPLEADOR', [['Razón social', 'nombre']]),
    hoursTable,
  ]);
  expect(screen.getAllByRole('table').map(columnWidths)).toEqual([
    ['35%', '65%'],
    ['35%', '65%'],
    ['70%', '30%'],
  ]);
});

test('an empty row of a list loses the text between its blanks once the document has any answer', () => {
  const valuesStore = createStore<Values>({});
  const row = { keys: ['nombre', 'lugar'], cells: [line`${'nombre'} / ${'lugar'}`] } as const;
  const listTemplate = sampleTemplate(dataTable({ rows: [row] }), paragraph`${'anio'}`);
  render(<PagedView template={listTemplate} valuesStore={valuesStore} />);
  const cell = screen.getByRole('cell');
  expect(cell.textContent).toContain(' / ');
  act(() => valuesStore.set({ anio: '2026' }));
  expect(cell.textContent).not.toContain('/');
  act(() => valuesStore.set({ anio: '2026', nombre: 'Ana' }));
  expect(cell.textContent).toContain('Ana / ');
});
