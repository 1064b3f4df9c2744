// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buyerCopy } from '../../../src/content/school-copy.ts';
import type { Receipt } from '../../../src/features/purchases/purchases.ts';
import { PurchasesPage } from '../../../src/pages/purchases-page.tsx';
import { readStoredPart, storePart } from '../../features/school/stored-parts.ts';
import { receipt, storePurchases, withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

/** Makes purchases a minute apart. The first has the number 1001. */
function makeReceipts(count: number): readonly Receipt[] {
  return Array.from({ length: count }, (_, index) => ({
    ...receipt,
    reference: `ref-${index + 1}`,
    paymentId: String(1001 + index),
    paidAt: new Date(Date.UTC(2026, 2, 2, 12, index)).toISOString(),
  }));
}

function openWithReceipts(count: number) {
  storePurchases({ receipts: makeReceipts(count) });
  return render(withProviders(<PurchasesPage />).element);
}

// Use selectors, because queries by role take seconds in forty receipts.
const sheets = () => [...document.querySelectorAll('article[data-receipt]')];
const paymentNumbers = () =>
  sheets().map((sheet) => /Número de pago(\d{4})/.exec(sheet.textContent ?? '')?.[1]);
const moreButton = () => screen.queryByText('Ver más compras', { selector: 'button *' });

test('twenty purchases are listed without a count or a button', () => {
  openWithReceipts(20);
  expect(sheets()).toHaveLength(20);
  expect(moreButton()).toBeNull();
  expect(screen.queryByText(/^Se muestran/)).toBeNull();
});

test('a long list shows twenty more purchases with each click', () => {
  openWithReceipts(45);
  expect(paymentNumbers()).toEqual(Array.from({ length: 20 }, (_, index) => String(1045 - index)));
  expect(screen.getByText('Se muestran 20 de 45 compras.').getAttribute('role')).toBe('status');
  fireEvent.click(moreButton() ?? document.body);
  expect(paymentNumbers()).toHaveLength(40);
  expect(document.activeElement).toBe(sheets()[20]?.querySelector('h2'));
  expect(screen.getByText('Se muestran 40 de 45 compras.')).toBeTruthy();
  fireEvent.click(moreButton() ?? document.body);
  expect(paymentNumbers().at(-1)).toBe('1001');
  expect(document.activeElement).toBe(sheets()[40]?.querySelector('h2'));
  expect(screen.getByText('Se muestran las 45 compras.')).toBeTruthy();
  expect(moreButton()).toBeNull();
});

test('a receipt’s print button prints only that receipt', async () => {
  const { container } = openWithReceipts(25);
  fireEvent.click(moreButton() ?? document.body);
  const printedVouchers: (string | null)[] = [];
  vi.stubGlobal('print', () => {
    for (const voucher of container.querySelectorAll('.voucher')) printedVouchers.push(voucher.textContent);
  });
  const buttons = screen.getAllByText('Imprimir comprobante', { selector: 'button *' });
  fireEvent.click(buttons[22] ?? document.body);
  await waitFor(() => expect(printedVouchers).toHaveLength(1));
  expect(printedVouchers[0]).toContain('Número de pago de Mercado Pago:1003');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.querySelectorAll('.voucher')).toHaveLength(25);
});

test.each([
  ['RUT', { taxId: '77.777.777-8' }],
  ['RBD', { rbd: 'sin RBD' }],
])('printing a receipt asks to correct or clear a wrong %s (%j)', async (name, wrongAnswers) => {
  storePart('buyer', { school: 'Colegio Uno', taxId: '', rbd: '', ...wrongAnswers });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  openWithReceipts(2);
  await screen.findAllByLabelText('RUT');
  const secondSheet = sheets()[1];
  if (!(secondSheet instanceof HTMLElement)) throw new Error('Fewer than two purchases are shown');
  const formOf = (sheet: Element | undefined) =>
    [...(sheet?.querySelectorAll('details') ?? [])].find((details) =>
      details.textContent?.includes(buyerCopy.summary),
    );
  const form = formOf(secondSheet);
  const press = () =>
    fireEvent.click(within(secondSheet).getByText('Imprimir comprobante', { selector: 'button *' }));
  expect(form?.open).toBe(false);
  press();
  expect(print).not.toHaveBeenCalled();
  expect([form?.open, formOf(sheets()[0])?.open]).toEqual([true, false]);
  const field = within(secondSheet).getByLabelText<HTMLInputElement>(name);
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('');
  for (const label of ['RUT', 'RBD']) {
    fireEvent.change(within(secondSheet).getByLabelText(label), { target: { value: '' } });
  }
  press();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(within(secondSheet).getByLabelText<HTMLInputElement>('Nombre del establecimiento').value).toBe(
    'Colegio Uno',
  );
});

const omissionNotice = (sheet: Element) =>
  within(sheet as HTMLElement).queryByText(/no aparecen? en el comprobante\.$/)?.textContent;

test('a sentence beside each print button says which invalid answers are left out', async () => {
  openWithReceipts(2);
  const [taxId] = await screen.findAllByLabelText('RUT');
  const [firstSheet, secondSheet] = sheets();
  if (!taxId || !firstSheet || !secondSheet) throw new Error('Two purchases are shown');
  act(() => taxId.focus());
  fireEvent.change(taxId, { target: { value: '77.777.777-8' } });
  expect([firstSheet, secondSheet].map(omissionNotice)).toEqual([undefined, undefined]);
  fireEvent.blur(taxId);
  const sentence = 'El RUT no es válido y no aparece en el comprobante.';
  await waitFor(() => expect([firstSheet, secondSheet].map(omissionNotice)).toEqual([sentence, sentence]));
  const button = within(firstSheet as HTMLElement).getByRole('button', { name: 'Imprimir comprobante' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
});

test('«Corregir» beside a print button opens the form at the invalid answer', async () => {
  storePart('buyer', { school: '', taxId: '', rbd: 'sin RBD' });
  openWithReceipts(1);
  const field = await screen.findByLabelText('RBD');
  const form = field.closest('details');
  expect(form?.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Corregir el RBD' }));
  expect(form?.open).toBe(true);
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText(/no aparece en el comprobante/)).toBeNull());
});

const orderLabel = 'N.º de orden de compra (opcional)';

test.each([
  ['RUT', '77.777.777-8'],
  ['RBD', 'sin RBD'],
  [orderLabel, 'x'.repeat(41)],
])('the voucher that the browser’s print command prints lacks a wrong %s', async (name, wrongText) => {
  const { container } = openWithReceipts(1);
  const field = await screen.findByLabelText(name);
  await waitFor(() => expect(container.querySelectorAll('.voucher')).toHaveLength(1));
  fireEvent.change(field, { target: { value: wrongText } });
  fireEvent.blur(field);
  const voucherText = container.querySelector('.voucher')?.textContent;
  expect(voucherText).not.toContain(wrongText);
  expect(voucherText).not.toContain('escritos por quien compró');
});

const storedOrders = () => readStoredPart('orders');

test('a purchase-order number belongs to one receipt and is removed with it', async () => {
  const quoteNumber = 'C-260302-7KQP';
  const quoted: Receipt = { ...receipt, reference: 'ref-quoted', quote: quoteNumber };
  storePart('orders', { [quoteNumber]: '1057-46-SE26' });
  storePurchases({ receipts: [quoted, ...makeReceipts(2)] });
  const { container } = render(withProviders(<PurchasesPage />).element);
  const vouchers = () => [...container.querySelectorAll('.voucher')].map((voucher) => voucher.textContent);
  const fields = await screen.findAllByLabelText<HTMLInputElement>(orderLabel);
  // The list is newest first, and the quoted purchase was paid last.
  expect(fields.map(({ value }) => value)).toEqual(['1057-46-SE26', '', '']);
  // The voucher's code loads on demand.
  await waitFor(() => expect(vouchers()).toHaveLength(3));
  expect(vouchers().map((text) => /Orden de compra:\S*/.exec(text ?? '')?.[0])).toEqual([
    expect.stringContaining('Orden de compra:1057-46-SE26'),
    undefined,
    undefined,
  ]);
  fireEvent.change(fields[1] ?? document.body, { target: { value: '4500' } });
  expect(vouchers()[1]).toContain('Orden de compra:4500');
  expect(vouchers()[1]).toContain('escritos por quien compró');
  for (const number of ['1057-46-SE26', '4500']) {
    expect(storedOrders()).toContain(number);
    fireEvent.click(
      screen.getAllByText('Eliminar de este equipo', { selector: 'button *' })[0] ?? document.body,
    );
    fireEvent.click(await screen.findByText('Eliminar', { selector: 'button *' }));
    expect(storedOrders()).not.toContain(number);
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  }
});

test('printing a receipt asks to correct a purchase-order number that is too long', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  openWithReceipts(1);
  const field = await screen.findByLabelText<HTMLInputElement>(orderLabel);
  const press = () => fireEvent.click(screen.getByText('Imprimir comprobante', { selector: 'button *' }));
  fireEvent.change(field, { target: { value: '9'.repeat(41) } });
  press();
  expect(print).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'hasta 40 letras y cifras',
  );
  expect(field.value).toBe('9'.repeat(41));
  fireEvent.change(field, { target: { value: '9'.repeat(40) } });
  press();
  expect(print).toHaveBeenCalledOnce();
});

test('after the storage is wiped, the receipts’ data of the school are stored only on request', async () => {
  storePart('buyer', { school: 'Colegio Uno', taxId: '77.777.777-7', rbd: '' });
  const { container } = openWithReceipts(1);
  const rbd = await screen.findByLabelText('RBD');
  localStorage.clear();
  fireEvent.change(rbd, { target: { value: '12345-6' } });
  fireEvent.blur(rbd);
  expect(readStoredPart('buyer')).toBe('');
  expect(container.querySelector('.voucher')?.textContent).toContain('Colegio Uno');
  fireEvent.click(screen.getByText('Guardarlos de nuevo'));
  expect(readStoredPart('buyer')).toBe('{"school":"Colegio Uno","taxId":"77.777.777-7","rbd":"12345-6"}');
});
