// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDocumentsCopy as copy } from '../../../src/content/documents/all-documents-copy.ts';
import { labels } from '../../../src/content/frame-copy.ts';
import type { Template } from '../../../src/features/documents/model/document.ts';
import { AllDocuments, type RowValues } from '../../../src/pages/batch/all-documents.tsx';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { paragraph, sampleTemplate } from '../../features/documents/sample-template.ts';

const template: Template = sampleTemplate(paragraph`Para ${'nombre'}.`);
const templateWithReminders: Template = {
  ...template,
  reminders: [{ key: 'fecha', daysBefore: [7, 0], event: 'vence', titleKeys: ['nombre'], detailKeys: [] }],
  afterDownload: { steps: [], reminders: '', allReminders: 'Avisarme de todos' },
};

const rowsOf = (...names: readonly string[]): readonly RowValues[] =>
  names.map((nombre, index) => ({ id: String(index), values: { nombre, fecha: '2020-03-02' } }));

let printCount = 0;

beforeEach(() => {
  printCount = 0;
  localStorage.clear();
});
afterEach(() => document.body.replaceChildren());

/**
 * Replaces `window.print`.
 * @param opensDialog true to simulate that the print dialog opens, false to simulate that the browser blocks it
 */
function stubPrint(opensDialog: boolean): void {
  window.print = () => {
    printCount += 1;
    if (opensDialog) window.dispatchEvent(new Event('beforeprint'));
  };
}

const stores = createStores();
const pageWith = (rows: readonly RowValues[], { shownTemplate = template, isReading = false } = {}) => (
  <LabelsProvider value={labels}>
    <StoresProvider value={stores}>
      <AllDocuments template={shownTemplate} rows={rows} isReading={isReading} />
    </StoresProvider>
  </LabelsProvider>
);

const button = () => screen.getByRole('button', { name: copy.print.action });
const press = () => act(async () => void fireEvent.click(button()));
const countSheets = () => document.querySelectorAll('body > .printed > *').length;

test('prints all documents with one click', async () => {
  stubPrint(true);
  render(pageWith(rowsOf('Ana', 'Eva')));
  await press();
  expect(await screen.findByText(copy.print.ready(2, 2))).toBeTruthy();
  expect([printCount, countSheets()]).toEqual([1, 2]);
});

test('a second click prints the same sheets without rendering them again', async () => {
  stubPrint(true);
  render(pageWith(rowsOf('Ana', 'Eva')));
  await press();
  await screen.findByText(copy.print.ready(2, 2));
  const printedBefore = document.querySelector('body > .printed');
  await press();
  expect(printCount).toBe(2);
  expect(document.querySelector('body > .printed')).toBe(printedBefore);
});

test('removes the sheets when a row changes', async () => {
  stubPrint(true);
  const { rerender } = render(pageWith(rowsOf('Ana', 'Eva')));
  await press();
  await screen.findByText(copy.print.ready(2, 2));
  rerender(pageWith(rowsOf('Ana', 'Ida')));
  expect(countSheets()).toBe(0);
  expect(screen.queryByText(copy.print.ready(2, 2))).toBeNull();
});

test('keeps the sheets when the rows are read again without a change', async () => {
  stubPrint(true);
  const rows = rowsOf('Ana', 'Eva');
  const { rerender } = render(pageWith(rows));
  await press();
  await screen.findByText(copy.print.ready(2, 2));
  rerender(pageWith([...rows]));
  expect(countSheets()).toBe(2);
});

test('removes the sheets when the step unmounts', async () => {
  stubPrint(true);
  const { unmount } = render(pageWith(rowsOf('Ana')));
  await press();
  await screen.findByText(copy.print.ready(1, 1));
  unmount();
  expect(countSheets()).toBe(0);
});

test('reports that the browser did not open its print dialog', async () => {
  stubPrint(false);
  render(pageWith(rowsOf('Ana')));
  await press();
  expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toBe(copy.print.blocked);
});

test('says that no row is selected', () => {
  render(pageWith([]));
  expect(screen.getByText(copy.noDocuments)).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
});

test('the buttons for printing and for reminders are busy while the rows are read', () => {
  stubPrint(true);
  render(pageWith([], { shownTemplate: templateWithReminders, isReading: true }));
  const states = screen.getAllByRole('button').map((button) => button.getAttribute('aria-busy'));
  expect(states).toEqual(['true', 'true']);
  expect(screen.queryByText(copy.noDocuments)).toBeNull();
});

test('offers a calendar only for a template with reminders', () => {
  const { rerender } = render(pageWith(rowsOf('Ana')));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  rerender(pageWith(rowsOf('Ana'), { shownTemplate: templateWithReminders }));
  expect(screen.getByRole('button', { name: 'Avisarme de todos' })).toBeTruthy();
});

test('says that no row has a date for a reminder', async () => {
  render(pageWith(rowsOf('Ana'), { shownTemplate: templateWithReminders }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Avisarme de todos' })));
  expect(screen.getByText(copy.reminders.noReminders)).toBeTruthy();
});
