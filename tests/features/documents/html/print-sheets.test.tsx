// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentView } from '../../../../src/features/documents/html/document-view.tsx';
import { piecesOf } from '../../../../src/features/documents/html/page-layout.ts';
import { copyPage } from '../../../../src/features/documents/html/print-sheets.ts';
import { textLine } from '../../../../src/features/documents/model/builders.ts';
import { dataTable, list, paragraph, sampleTemplate, textRow } from '../sample-template.ts';

const template = sampleTemplate(
  paragraph`Uno`,
  list('number', [textLine('primero'), textLine('segundo'), textLine('tercero')]),
  dataTable({ rows: [textRow('Ana'), textRow('Luis')] }),
);

function renderDocument(): HTMLElement {
  render(<DocumentView template={template} values={{}} />);
  return screen.getByRole('article');
}

/** Finds the element that contains the sheets while the page is being printed; null at other times. */
const findSheets = () => document.querySelector('body > .printed');

test('a list continues its numbers and a table repeats its header on the next page', () => {
  const sheet = renderDocument();
  for (const part of sheet.querySelectorAll('[data-part]')) part.remove();
  // The pieces are «Uno», three items, a caption, a header and two rows.
  expect(piecesOf(sheet)).toHaveLength(8);
  const [firstPage, secondPage, thirdPage] = [
    copyPage(sheet, 0, 2),
    copyPage(sheet, 2, 7),
    copyPage(sheet, 7, 8),
  ];
  expect(firstPage.textContent).toBe('Unoprimero');
  expect(firstPage.querySelector('table')).toBeNull();
  expect(secondPage.textContent).toBe('segundoterceroTablaMontoAna');
  expect(secondPage.querySelector('ol')?.start).toBe(2);
  expect(thirdPage.textContent).toBe('MontoLuis');
  expect(thirdPage.querySelector('ol, caption')).toBeNull();
  expect(sheet.textContent).toBe('UnoprimerosegundoterceroTablaMontoAnaLuis');
});

test('the browser’s page contains the sheets only while it is being printed', () => {
  renderDocument();
  const { innerHTML } = document.body;
  // A second event must not add the sheets twice.
  for (let time = 0; time < 2; time += 1) act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheetTexts = [...(findSheets()?.children ?? [])].map(({ textContent }) => textContent);
  expect(sheetTexts).toEqual([
    expect.stringMatching(/^Firma de PruebaLey de pruebaPie de pruebaPágina 1 de 1Uno.*Luis$/),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.body.innerHTML).toBe(innerHTML);
});

test('an unmounted document removes its sheets', () => {
  const { unmount } = render(<DocumentView template={template} values={{}} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(findSheets()).not.toBeNull();
  unmount();
  expect(findSheets()).toBeNull();
});
