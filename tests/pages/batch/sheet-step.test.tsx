// @vitest-environment dom
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchCopy } from '../../../src/content/documents/batch-copy.ts';
import { downloadCopy } from '../../../src/content/documents/download-copy.ts';
import { sheetCopy } from '../../../src/content/documents/sheet-copy.ts';
import { createTableStore, tableOf } from '../../../src/features/documents/batch/table.ts';
import { readSheetBytes } from '../../../src/features/documents/sheet/read-file.ts';
import { template as fixedTermContract } from '../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { SheetStep } from '../../../src/pages/batch/sheet-step.tsx';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { findExposedFields } from '../../ui/form/exposed-fields.ts';

const copy = batchCopy.sheet;

/** Reads files as the worker does, because this environment has no workers. */
class ReadingWorker extends EventTarget {
  postMessage({ file }: { readonly file: File }) {
    file
      .arrayBuffer()
      .then((bytes) => readSheetBytes(new Uint8Array(bytes)))
      .then((answer) =>
        this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answer', answer } })),
      );
  }
  terminate() {}
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('Worker', ReadingWorker);
});
afterEach(() => vi.unstubAllGlobals());

function openStep() {
  const stores = createStores();
  const onRead = vi.fn<() => void>();
  render(
    <StoresProvider value={stores}>
      <SheetStep template={fixedTermContract} table={null} onRead={onRead} onExample={() => {}} />
    </StoresProvider>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>(copy.paste);
  const tables = stores.get(createTableStore);
  const table = () => tableOf(tables.get(), fixedTermContract.productId);
  return {
    area,
    onRead,
    table,
    /** Returns the rows of the table's only sheet as cells. */
    rows: () => table()?.workbook.sheets[0]?.rows.map(({ cells }) => cells),
  };
}

/** Pastes as a browser does: unless a handler prevents it, the text replaces the selection in the area. */
async function paste(area: HTMLTextAreaElement, text: string): Promise<void> {
  const isDefaultAllowed = fireEvent.paste(area, { clipboardData: { getData: () => text } });
  const { value, selectionStart, selectionEnd } = area;
  if (isDefaultAllowed) {
    const pasted = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    fireEvent.input(area, { target: { value: pasted } });
  }
  await act(async () => {});
}

const blur = (area: HTMLTextAreaElement) => act(async () => void fireEvent.blur(area));

test('reading pasted rows clears the text area', async () => {
  const { area, rows, onRead } = openStep();
  await paste(area, 'Nombre;RUT\r\nAna Prueba;11.111.111-1');
  expect(rows()).toEqual([
    ['Nombre', 'RUT'],
    ['Ana Prueba', '11.111.111-1'],
  ]);
  expect(area.value).toBe('');
  expect(onRead).toHaveBeenCalledOnce();
});

test('rows without a known heading are read', async () => {
  const { area, rows } = openStep();
  await paste(area, 'Ana Prueba\t11.111.111-1\r\nEva Prueba\t12.345.678-5');
  expect([rows()?.length, area.value]).toEqual([2, '']);
});

const refusedText = 'Nombre;Cargo\n"Ana;Profesora';

test('refused text stays in the text area, with the reason below', async () => {
  const { area, table, onRead } = openStep();
  await paste(area, refusedText);
  expect([table(), area.value]).toEqual([null, refusedText]);
  expect(screen.getByRole('alert').textContent).toBe(sheetCopy.refusals.quotes);
  expect(onRead).not.toHaveBeenCalled();
});

test('refused text is read again on blur once it is corrected', async () => {
  const { area, rows, onRead } = openStep();
  await paste(area, refusedText);
  await blur(area);
  expect(onRead).not.toHaveBeenCalled();
  fireEvent.input(area, { target: { value: 'Nombre;Cargo\nAna;Profesora' } });
  await blur(area);
  expect(rows()).toEqual([
    ['Nombre', 'Cargo'],
    ['Ana', 'Profesora'],
  ]);
  expect([area.value, screen.queryByRole('alert')]).toEqual(['', null]);
});

test('a letter pasted into refused text is inserted at the caret', async () => {
  const { area, table } = openStep();
  await paste(area, refusedText);
  area.setSelectionRange(area.value.length, area.value.length);
  await paste(area, '"');
  expect([table(), area.value]).toEqual([null, `${refusedText}"`]);
});

test('a pasted list replaces an earlier list', async () => {
  const { area, rows, onRead } = openStep();
  const thirtyRows = Array.from({ length: 30 }, (_, index) =>
    `Persona ${index}\t${index}\t`.padEnd(80, '\t'),
  );
  await paste(area, ['Nombre\tHoras', ...thirtyRows].join('\n'));
  await paste(area, 'Nombre\tRUT\nAna Prueba\t11.111.111-1');
  expect(rows()).toEqual([
    ['Nombre', 'RUT'],
    ['Ana Prueba', '11.111.111-1'],
  ]);
  expect(onRead).toHaveBeenCalledTimes(2);
});

test('a list pasted into refused text replaces it', async () => {
  const { area, rows } = openStep();
  await paste(area, refusedText);
  await paste(area, 'Nombre\tRUT\nAna Prueba\t11.111.111-1');
  expect([rows()?.length, area.value]).toEqual([2, '']);
});

test('rows inserted by a phone’s keyboard are read immediately', async () => {
  const { area, rows } = openStep();
  await act(async () => {
    fireEvent.input(area, { target: { value: 'Nombre\tRUT\nAna Prueba\t11.111.111-1' } });
  });
  expect(rows()).toHaveLength(2);
});

test('typed rows are read on blur', async () => {
  const { area, table, rows } = openStep();
  const text = 'Nombre;RUT\nAna;1';
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(area, { target: { value: text.slice(0, end) } });
  expect(table()).toBeNull();
  await blur(area);
  expect(rows()).toHaveLength(2);
});

const listFile = (name: string) => new File(['Nombre;RUT\nAna Prueba;11.111.111-1'], name);

/**
 * Drops files onto the page.
 * @returns true if no handler prevented the browser's default, which is to leave the page and open the files
 */
function drop(
  target: Element | Window,
  files: readonly File[],
  types: readonly string[] = ['Files'],
): boolean {
  for (const type of ['dragover', 'drop'] as const) {
    const event = createEvent(type, target, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files, types } });
    fireEvent(target, event);
    if (!event.defaultPrevented) return true;
  }
  return false;
}

test('a file dropped anywhere is read without leaving the page', async () => {
  const { table, rows } = openStep();
  expect(drop(document.body, [listFile('docentes.csv')])).toBe(false);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(table()?.file).toBe('docentes.csv');
});

test('after two files are dropped, a notice names the file that was read', async () => {
  const { table } = openStep();
  drop(document.body, [listFile('docentes.csv'), listFile('otra.csv')]);
  await waitFor(() => expect(table()?.file).toBe('docentes.csv'));
  expect(screen.getByText(copy.oneFile('docentes.csv'))).toBeTruthy();
});

test('reading another list clears the notice about two dropped files', async () => {
  const { area, table } = openStep();
  drop(document.body, [listFile('docentes.csv'), listFile('otra.csv')]);
  await waitFor(() => expect(table()).not.toBeNull());
  await paste(area, 'Nombre\tRUT\nAna Prueba\t11.111.111-1');
  expect(screen.queryByText(copy.oneFile('docentes.csv'))).toBeNull();
});

test('text dragged over the page is ignored', () => {
  const { table } = openStep();
  expect(drop(document.body, [], ['text/plain'])).toBe(true);
  expect(table()).toBeNull();
});

test('dropping a file that is no spreadsheet keeps the earlier rows', async () => {
  const { area, rows } = openStep();
  await paste(area, 'Nombre\tRUT\nAna Prueba\t11.111.111-1');
  drop(document.body, [new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2])], 'lista.pdf')]);
  expect((await screen.findByRole('alert')).textContent).toBe(sheetCopy.refusals.other);
  expect(rows()).toHaveLength(2);
});

test('the text area keeps pasted text on the device', () => {
  openStep();
  expect(findExposedFields()).toEqual({ count: 1, sent: [] });
});

test('the page offers to retry if the worker that reads the file fails to load', async () => {
  class LostWorker extends ReadingWorker {
    override postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', LostWorker);
  const { onRead } = openStep();
  const file = new File(['Nombre,RUT\nAna,10.101.010-4'], 'lista.csv');
  const input = screen.getByLabelText(copy.open, { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  const retry = await screen.findByRole('button', { name: downloadCopy.retry });
  expect(screen.getByRole('alert').textContent).toBe(sheetCopy.refusals.unreadable);
  vi.stubGlobal('Worker', ReadingWorker);
  fireEvent.click(retry);
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
});
