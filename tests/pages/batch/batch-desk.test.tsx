// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchCopy } from '../../../src/content/documents/batch-copy.ts';
import { downloadCopy } from '../../../src/content/documents/download-copy.ts';
import { surveyCopy } from '../../../src/content/documents/survey-copy.ts';
import { labels } from '../../../src/content/frame-copy.ts';
import {
  createTableStore,
  newTable,
  rowKey,
  type Table,
  tableOf,
  withRowChanges,
} from '../../../src/features/documents/batch/table.ts';
import { createDraftStore } from '../../../src/features/documents/form/drafts/draft-store.ts';
import { readPastedText } from '../../../src/features/documents/sheet/read-text.ts';
import type { Workbook } from '../../../src/features/documents/sheet/workbook.ts';
import { documentFor } from '../../../src/features/documents/templates/documents.ts';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { schoolPart } from '../../../src/features/school/school.ts';
import { BatchDesk } from '../../../src/pages/batch/batch-desk.tsx';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { sheetWith, workbookWith } from '../../features/documents/batch/sheet-cells.ts';
import { readLogo } from '../../features/documents/docx-parts.ts';
import { contractId } from '../../features/documents/form/open-form.tsx';
import { workbookOf } from '../../features/documents/sheet/workbook.ts';
import { storePart } from '../../features/school/stored-parts.ts';
import { finishedContract } from '../../fixtures/lists/finished-contract.ts';

const survey = surveyCopy;
const { columns, common, review } = batchCopy;

const draftId = 'a'.repeat(32);
const otherDraftId = 'b'.repeat(32);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function storeDraft(id: string, values: { readonly [key: string]: string }): void {
  const time = '2026-03-02T12:00:00.000Z';
  const draft = { id, productId: contractId, name: '', values, createdAt: time, editedAt: time };
  localStorage.setItem(`mle.draft.${id}`, JSON.stringify(draft));
}

/** Reads rows as if they were pasted. The arguments have bars between the cells. */
const readPasted = (...rows: readonly string[]) =>
  workbookOf(readPastedText(rows.map((row) => row.replaceAll('|', '\t')).join('\n')));

async function openDesk(workbook: Workbook, changeTable: (table: Table) => Table = (table) => table) {
  const entry = documentFor(contractId);
  if (!entry) throw new Error('The contract has no document');
  const stores = createStores();
  const tables = stores.get(createTableStore);
  const initialTable = newTable(
    { productId: contractId, file: 'lista.xlsx', workbook },
    new Date('2026-11-27T12:00:00Z'),
  );
  tables.put(changeTable(initialTable));
  await act(async () => {
    render(
      <LabelsProvider value={labels}>
        <StoresProvider value={stores}>
          <MemoryRouter useTransitions={false}>
            <BatchDesk entry={entry} />
          </MemoryRouter>
        </StoresProvider>
      </LabelsProvider>,
    );
  });
  await screen.findByRole('region', { name: new RegExp(common.title) });
  return { stores, table: () => tableOf(tables.get(), contractId) };
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Waits until the list has rows with these names. The page reads the rows in slices. */
async function expectNames(...names: readonly string[]): Promise<void> {
  await waitFor(() => {
    const rows = screen.getByRole('list', { name: review.table }).children;
    expect([...rows].map((row) => row.querySelector('strong')?.textContent)).toEqual(names);
  });
}

/** Finds a row of the list by its number in the spreadsheet. */
async function rowOf(number: number): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name: review.seeRow(number) });
  const row = link.closest('li');
  if (!row) throw new Error(`No row ${number}`);
  return row;
}

const peopleRows = [
  'Nombre|RUT|Horas',
  'Ana Prueba Soto|10.101.010-4|44',
  'Eva Ejemplo Muñoz|12.121.212-9|30',
];

test('rows beyond the read ones don’t count as people', async () => {
  const [headings = [], ...personRows] = peopleRows.map((row) => row.split('|'));
  await openDesk(workbookWith(sheetWith([headings, ...personRows], { unread: 500 })));
  const personNouns = { one: 'persona', many: 'personas' };
  expect(screen.getByText(survey.sheet('Hoja1', 1, 2, personNouns))).toBeTruthy();
  expect(screen.getByText('La planilla tiene 502 filas; se usan las primeras 2.')).toBeTruthy();
});

test('a sheet that was not read is not said to have rows in use', async () => {
  await openDesk(workbookWith(sheetWith([], { unread: 1 })));
  expect(screen.queryByText(/se usan las primeras/)).toBeNull();
});

test('an excluded row can be included and excluded again', async () => {
  await openDesk(readPasted(...peopleRows, 'TURNO TARDE', 'Ida Ejemplo Rojas'));
  const personNouns = { one: 'persona', many: 'personas' };
  expect(
    screen.getByText(survey.excludedRows(2, ['TURNO TARDE', 'Ida Ejemplo Rojas'], personNouns)),
  ).toBeTruthy();
  await press(survey.see);
  await press(survey.includeRowNumber(5));
  await expectNames('Ana Prueba Soto', 'Eva Ejemplo Muñoz', 'Ida Ejemplo Rojas');
  await press(survey.excludeRowNumber(5));
  await expectNames('Ana Prueba Soto', 'Eva Ejemplo Muñoz');
});

test('hidden rows are included with one click', async () => {
  const sheet = sheetWith([
    ['Nombre', 'RUT'],
    ['Ana Prueba', '10.101.010-4'],
    ['Eva Prueba', '12.121.212-9'],
  ]);
  const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number === 2 }));
  await openDesk(workbookWith({ ...sheet, rows }));
  expect(screen.getByText('No se leyó 1 fila oculta.')).toBeTruthy();
  await press(survey.include(1));
  expect(screen.getByText('Se leyó 1 fila oculta.')).toBeTruthy();
  await expectNames('Ana Prueba', 'Eva Prueba');
});

const birthDatesWorkbook = readPasted(
  'Nombre|Fecha de nacimiento',
  'Ana Prueba|05/13/1990',
  'Eva Prueba|04/05/1990',
  'Ida Prueba|06/07/1991',
);

test('one click above the table sets the order of day and month for a date column', async () => {
  const { table } = await openDesk(birthDatesWorkbook);
  expect(screen.getByText(survey.askDateOrder('Fecha de nacimiento', '05/13/1990'))).toBeTruthy();
  expect(await screen.findAllByText('Por revisar: fecha de nacimiento')).toHaveLength(2);
  await press(survey.orders.month);
  expect(screen.getByText(survey.datesChosen('Fecha de nacimiento', 'mes-día'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Por revisar: fecha de nacimiento')).toBeNull());
  expect(table()?.choices.sheets[0]?.dateOrders).toEqual({ 1: 'month' });
});

test('a date to correct offers both orders of day and month for its column', async () => {
  await openDesk(birthDatesWorkbook);
  const row = within(await rowOf(3));
  expect(row.getByRole('button', { name: '5 de abril de 1990 (mes-día)' })).toBeTruthy();
  await act(async () => fireEvent.click(row.getByRole('button', { name: '4 de mayo de 1990 (día-mes)' })));
  expect(screen.getByText(survey.datesChosen('Fecha de nacimiento', 'día-mes'))).toBeTruthy();
});

test('reordered names show the sheet’s text, and one click restores all names', async () => {
  await openDesk(readPasted('Nombre|RUT', 'PÉREZ SOTO, ANA|10.101.010-4', 'ROJAS, EVA|12.121.212-9'));
  expect((await rowOf(2)).textContent).toContain('Ana Pérez Soto(en la planilla: PÉREZ SOTO, ANA)');
  await press(survey.keepNames);
  await expectNames('PÉREZ SOTO, ANA', 'ROJAS, EVA');
  await press(survey.reorderNames);
  await expectNames('Ana Pérez Soto', 'Eva Rojas');
});

test('answering a question reorders names in capitals', async () => {
  await openDesk(readPasted('Nombre|RUT', 'PÉREZ SOTO ANA|10.101.010-4'));
  expect(screen.getByText(survey.askNameOrder('PÉREZ SOTO ANA'))).toBeTruthy();
  await press(survey.surnamesFirst);
  await expectNames('Ana Pérez Soto');
});

test('one answer sets the meaning of «M» for all rows', async () => {
  const { table } = await openDesk(readPasted('Nombre|Sexo', 'Ana Prueba|M', 'Eva Prueba|M'));
  expect(screen.getByText(survey.askOption('Sexo', 'M'))).toBeTruthy();
  await press('Mujer');
  expect(table()?.choices.sheets[0]?.options).toEqual({ 1: 'femenino' });
  await waitFor(() => expect(screen.queryByText(/^Por revisar: /)).toBeNull());
});

const twoYearsWorkbook = workbookWith(
  sheetWith(
    [
      ['Nombre', 'RUT'],
      ['Ana Prueba', '10.101.010-0'],
    ],
    { name: '2027' },
  ),
  sheetWith(
    [
      ['Nombre', 'RUT'],
      ['Luis Prueba', '13.131.313-0'],
    ],
    { name: '2026' },
  ),
);

async function chooseSheet(name: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(survey.chooseSheet), {
      target: { value: String(twoYearsWorkbook.sheets.findIndex((sheet) => sheet.name === name)) },
    });
  });
}

const changeSheetButton = () => screen.getAllByRole('button', { name: survey.change, expanded: false })[0];

test('the user chooses another sheet by its name', async () => {
  await openDesk(twoYearsWorkbook);
  expect(screen.getByText(/Otras hojas: 2026\.$/)).toBeTruthy();
  fireEvent.click(changeSheetButton() ?? document.body);
  await chooseSheet('2026');
  await expectNames('Luis Prueba');
});

test('after choosing another sheet, a cell to correct shows the text of that sheet', async () => {
  await openDesk(twoYearsWorkbook);
  fireEvent.click(changeSheetButton() ?? document.body);
  const rutValue = async () =>
    within(await rowOf(2)).getByLabelText<HTMLInputElement>(/Cédula de identidad/).value;
  expect(await rutValue()).toBe('10.101.010-0');
  await chooseSheet('2026');
  await expectNames('Luis Prueba');
  expect(await rutValue()).toBe('13.131.313-0');
});

test('a doubtful column is used once a person confirms its meaning', async () => {
  const { table } = await openDesk(readPasted('Nombre|Ciudad', 'Ana Prueba|Arica'));
  expect(screen.getByText('Ciudad: ¿es la ciudad donde se firma el contrato?')).toBeTruthy();
  await press(columns.yes);
  expect(table()?.choices.sheets[0]?.columns).toEqual({ 1: 'contrato_ciudad' });
  expect(screen.getByText(columns.recognised(2))).toBeTruthy();
});

test('joined columns show their joined text for the first person', async () => {
  await openDesk(readPasted('Nombres|Ap. Paterno|RUT', 'Ana María|Prueba|10.101.010-4'));
  expect(screen.getByText(/se juntan en «Nombre.*Fila 2: Ana María Prueba\.$/)).toBeTruthy();
});

async function chooseSource(value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(common.label), { target: { value } });
  });
}

test('choosing a finished contract lists only answers that the sheet lacks', async () => {
  storeDraft(draftId, finishedContract);
  await openDesk(readPasted('Nombre|Establecimiento|Horas', 'Ana Prueba|Escuela de Prueba|30'));
  await chooseSource(draftId);
  const copiedAnswers = screen.getByText(common.answersFromDraft('contrato')).nextElementSibling?.textContent;
  expect(copiedAnswers).toContain('1234-5');
  expect(copiedAnswers).not.toContain('Colegio Los Aromos de Prueba');
  expect(copiedAnswers).not.toContain('Marta Ejemplo Prueba');
});

test('the pay of a finished contract is copied only if ticked', async () => {
  storeDraft(draftId, finishedContract);
  const { table } = await openDesk(readPasted('Nombre|RUT', 'Ana Prueba|10.101.010-4'));
  await chooseSource(draftId);
  const payCheckbox = screen.getByLabelText<HTMLInputElement>(/^También las remuneraciones \(\$850\.000/);
  const weekCheckbox = screen.getByLabelText<HTMLInputElement>('También la jornada (44 horas)');
  expect([payCheckbox.checked, weekCheckbox.checked]).toEqual([false, false]);
  expect((await rowOf(2)).textContent).not.toContain('$850.000');
  await act(async () => fireEvent.click(payCheckbox));
  expect(await screen.findByText('Sueldo del otro contrato')).toBeTruthy();
  expect((await rowOf(2)).textContent).toContain('$850.000del otro contrato');
  expect(table()?.common).toEqual({ from: 'draft', id: draftId, also: ['pay'] });
});

test('choosing another contract clears the ticks', async () => {
  storeDraft(draftId, finishedContract);
  storeDraft(otherDraftId, { ...finishedContract, trab_nombre: 'Otra Persona Prueba' });
  const { table } = await openDesk(readPasted('Nombre|RUT', 'Ana Prueba|10.101.010-4'));
  await chooseSource(draftId);
  await act(async () => fireEvent.click(screen.getByLabelText('También la jornada (44 horas)')));
  await chooseSource(otherDraftId);
  expect(table()?.common).toEqual({ from: 'draft', id: otherDraftId, also: [] });
});

test('the page names the school’s data as the source of answers', async () => {
  const stored = { 'school.name': 'Colegio de Prueba' };
  storePart('school', stored);
  const { stores } = await openDesk(readPasted('Nombre|RUT', 'Ana Prueba|10.101.010-4'));
  expect(stores.get(createProfileStore).part(schoolPart).get()).toEqual(stored);
  await chooseSource('school');
  expect(screen.getByText(common.answersFromSchool)).toBeTruthy();
  expect(screen.getByText('Colegio de Prueba')).toBeTruthy();
});

test('a single row can be marked as reviewed', async () => {
  const { table } = await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  expect(screen.getAllByText('Horario propuesto: revíselo')).toHaveLength(2);
  await press(review.reviewedRow(3));
  expect(within(await rowOf(3)).queryByText('Horario propuesto: revíselo')).toBeNull();
  expect(Object.keys(table()?.work ?? {})).toEqual(['0.3']);
});

test('all rows are marked as reviewed with one click', async () => {
  await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  await press(review.reviewedAll);
  expect(screen.getByText(review.confirmed(2))).toBeTruthy();
  expect(screen.queryByText('Horario propuesto: revíselo')).toBeNull();
});

test('correcting the hours reopens a reviewed row', async () => {
  const { stores, table } = await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  await press(review.reviewedAll);
  const id = table()?.id ?? '';
  await act(async () => {
    stores.get(createTableStore).change(id, (now) => withRowChanges(now, rowKey(0, 3), { jor_horas: '20' }));
  });
  expect(await screen.findAllByText('Horario propuesto: revíselo')).toHaveLength(1);
});

test('the count on the download button excludes skipped rows', async () => {
  const { table } = await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  expect(screen.getByRole('button', { name: review.download(2) })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(review.includeRow(2))));
  expect(screen.getByRole('button', { name: review.download(1) })).toBeTruthy();
  expect((await rowOf(2)).textContent).toContain(review.skipped);
  expect(table()?.work['0.2']).toEqual({ isSkipped: true });
});

test('the page asks once for an answer that all rows lack', async () => {
  const { table } = await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  expect(screen.getByText(/^En todas las filas falta: Ciudad, Fecha del contrato, /)).toBeTruthy();
  const field = screen.getByLabelText(`${review.allRows}: Ciudad`);
  fireEvent.change(field, { target: { value: 'Arica' } });
  await act(async () => void fireEvent.blur(field));
  expect(table()?.typed).toEqual({ contrato_ciudad: 'Arica' });
  expect(await screen.findByText(/^En todas las filas falta: Fecha del contrato, /)).toBeTruthy();
});

test('clearing an answer for all rows removes it', async () => {
  const { table } = await openDesk(readPasted(...peopleRows), (initialTable) => ({
    ...initialTable,
    typed: { contrato_ciudad: 'Arica' },
  }));
  await rowOf(2);
  const field = screen.getByLabelText(`${review.allRows}: Ciudad`);
  fireEvent.change(field, { target: { value: ' ' } });
  await act(async () => void fireEvent.blur(field));
  expect(table()?.typed).toEqual({});
});

test('the rows remain if the contract that they copy from is deleted', async () => {
  storeDraft(draftId, finishedContract);
  const { stores } = await openDesk(readPasted(...peopleRows));
  await chooseSource(draftId);
  await act(async () => void stores.get(createDraftStore).erase([draftId]));
  await expectNames('Ana Prueba Soto', 'Eva Ejemplo Muñoz');
});

test('erasing the sheet focuses the heading of the step with the sheet', async () => {
  await openDesk(readPasted(...peopleRows));
  screen.getByRole('button', { name: batchCopy.sheet.erase }).focus();
  await press(batchCopy.sheet.erase);
  const heading = screen.getByRole('heading', { name: new RegExp(batchCopy.sheet.title) });
  expect(document.activeElement).toBe(heading);
});

test('the page offers to retry if the worker that makes the file fails to load', async () => {
  let workerCount = 0;
  class LostWorker extends EventTarget {
    postMessage() {
      workerCount += 1;
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', LostWorker);
  vi.stubGlobal('fetch', async () => new Response((await readLogo()) as BodyInit));
  await openDesk(readPasted(...peopleRows));
  await rowOf(2);
  await press(review.download(2));
  const retry = await screen.findByRole('button', { name: downloadCopy.retry });
  expect(screen.getByRole('alert').textContent).toBe(`${downloadCopy.failed[1]} ${downloadCopy.retryAdvice}`);
  fireEvent.click(retry);
  await waitFor(() => expect(workerCount).toBe(2));
  await screen.findByRole('button', { name: downloadCopy.retry });
});
