// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { severalCopy } from '../../../src/content/documents/several-copy.ts';
import { createTableStore, tableOf } from '../../../src/features/documents/batch/table.ts';
import { fixedTermContract } from '../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { SheetStep } from '../../../src/pages/several/sheet-step.tsx';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';

/** The empty area, into which that text is pasted as a browser does. */
function pasteInto(text: string) {
  sessionStorage.clear();
  const stores = createStores();
  const onRead = vi.fn<() => void>();
  render(
    <StoresProvider value={stores}>
      <SheetStep template={fixedTermContract} table={null} onRead={onRead} onExample={() => {}} />
    </StoresProvider>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>(severalCopy.sheet.paste);
  const isPasted = fireEvent.paste(area, { clipboardData: { getData: () => text } });
  if (isPasted) fireEvent.input(area, { target: { value: text } });
  const tables = stores.get(createTableStore);
  return { area, onRead, table: () => tableOf(tables.get(), fixedTermContract.productId) };
}

test('rows that are read leave the area empty', () => {
  const { area, table, onRead } = pasteInto('Nombre;RUT\r\nAna Prueba;11.111.111-1');
  expect(table()?.columns.map(({ key }) => key)).toEqual(['trab_nombre', 'trab_rut']);
  expect(area.value).toBe('');
  expect(onRead).toHaveBeenCalledOnce();
});

test('what is no sheet stays in the area, with why', () => {
  const { area, table } = pasteInto('Nombre;Cargo\n"Ana;Profesora');
  expect(table()).toBeNull();
  expect(area.value).toBe('Nombre;Cargo\n"Ana;Profesora');
  expect(screen.getByRole('alert').textContent).toContain('comillas que no se cierran');
});

test('rows without a title that is known stay to be mended, and are read again only then', () => {
  const { area, table, onRead } = pasteInto('Ana Prueba\t11.111.111-1\r\nEva Prueba\t12.345.678-5');
  expect(area.value).toContain('Ana Prueba');
  expect(onRead).not.toHaveBeenCalled();
  const first = table();
  expect(first?.columns.map(({ key }) => key)).toEqual([null, null]);
  fireEvent.blur(area);
  expect(table()).toBe(first);
  fireEvent.input(area, { target: { value: `Nombre\tRUT\n${area.value}` } });
  fireEvent.blur(area);
  expect(table()?.total).toBe(2);
  expect(table()?.columns.map(({ key }) => key)).toEqual(['trab_nombre', 'trab_rut']);
  expect(area.value).toBe('');
});
