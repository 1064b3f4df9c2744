// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import { createSchoolStore, schoolPart } from '../../../src/features/school/school.ts';
import { profileKey } from '../../../src/features/school/stored-keys.ts';
import { detailKeys } from '../../../src/features/tax-request/tax-details.ts';
import { TaxRequestDialog } from '../../../src/features/tax-request/tax-request-dialog.tsx';
import {
  createTaxStore,
  noTaxData,
  requestFor,
  taxPart,
} from '../../../src/features/tax-request/tax-store.ts';
import { PurchasesPage } from '../../../src/pages/purchases-page.tsx';
import { createStores } from '../../../src/platform/store.ts';
import { readStoredPart, storePart } from '../../features/school/stored-parts.ts';
import { taxDetails } from '../../features/tax-request/purchase.ts';
import { receipt, storePurchases, withProviders } from './purchases-fixture.tsx';

// Set the variable before the imports read the environment.
vi.hoisted(() => vi.stubEnv('VITE_TAX_REQUESTS', 'on'));

let stores = createStores();
const openTaxStore = () => createTaxStore(stores.get(createProfileStore).part(taxPart));

beforeEach(() => {
  localStorage.clear();
  stores = createStores();
});

const otherReceipt = {
  ...receipt,
  reference: 'ref-0',
  paymentId: '5550000',
  paidAt: '2026-01-05T12:00:00.000Z',
};

function open(...receipts: readonly (typeof receipt)[]) {
  storePurchases({ receipts });
  return render(withProviders(<PurchasesPage />, stores).element);
}

async function press(name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  fireEvent.click(button ?? document.body);
}

async function openRequest() {
  await press('Pedir boleta o factura');
  return within(await screen.findByRole('dialog', { name: 'Pedir boleta o factura' }));
}

function fillDetails(): void {
  for (const key of detailKeys) openTaxStore().setAnswer(key, taxDetails[key]);
}

function fieldDescriptions(dialog: Awaited<ReturnType<typeof openRequest>>): (string | null)[] {
  return dialog.getAllByRole('textbox').map((field) => {
    const id = field.getAttribute('aria-describedby');
    return id === null ? null : (document.getElementById(id)?.textContent ?? '');
  });
}

const storedRequest = (reference: string) => requestFor(openTaxStore().get(), reference);

test('a field that already has the focus announces its error when checked', async () => {
  fillDetails();
  openTaxStore().setAnswer('rut', '');
  open(receipt);
  const dialog = await openRequest();
  const rut = dialog.getByLabelText<HTMLInputElement>('RUT');
  act(() => rut.focus());
  if (rut.form) fireEvent.submit(rut.form);
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Escriba el RUT.']);
});

test('erasing the data clears the messages about missing answers', async () => {
  open(receipt);
  const dialog = await openRequest();
  expect(dialog.getByText('Complete los seis datos.')).toBeTruthy();
  // The erase button appears once there is something to erase.
  expect(dialog.queryByRole('button', { name: 'Borrar estos datos' })).toBeNull();
  fireEvent.change(dialog.getByLabelText('RUT'), { target: { value: '76.543.210-3' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Preparar el correo' }));
  expect(fieldDescriptions(dialog)[5]).toBe('Escriba el correo electrónico.');
  fireEvent.click(dialog.getByRole('button', { name: 'Borrar estos datos' }));
  await press('Borrar');
  expect(fieldDescriptions(dialog)).toEqual(detailKeys.map(() => null));
  expect(document.activeElement).toBe(dialog.getByLabelText('RUT'));
});

test('a tax request for a deleted purchase is composed but not stored', async () => {
  fillDetails();
  // The return page keeps showing its purchase after another tab has deleted it.
  const dialog = <TaxRequestDialog open onOpenChange={() => {}} receipt={receipt} />;
  render(withProviders(dialog, stores).element);
  fireEvent.click(await screen.findByRole('button', { name: 'Preparar el correo' }));
  expect(screen.getByRole('heading', { name: 'Su correo está listo' })).toBeTruthy();
  expect(storedRequest(receipt.reference)).toBeNull();
});

test('an earlier request is sent to the firm’s current address', async () => {
  fillDetails();
  openTaxStore().saveRequest({
    reference: receipt.reference,
    composedAt: receipt.paidAt,
    to: 'antes@mentorialegal.example',
    subject: 'Asunto \ud800',
    body: 'Texto',
  });
  open(receipt);
  const dialog = await openRequest();
  fireEvent.click(dialog.getByRole('button', { name: 'Ver el correo preparado' }));
  const link = dialog.getByRole('link', { name: 'Abrir en el correo' });
  expect(link.getAttribute('href')).toContain(
    'mailto:contacto@mentorialegal.example?subject=Asunto%20%EF%BF%BD&',
  );
  expect(dialog.getByText(/^Para: contacto@mentorialegal\.example/)).toBeTruthy();
  expect(storedRequest(receipt.reference)?.to).toBe('antes@mentorialegal.example');
});

test('the school’s data are filled in only when the button is pressed', async () => {
  createSchoolStore(stores.get(createProfileStore).part(schoolPart)).add({
    'school.rut': taxDetails.rut,
    'employer.name': taxDetails.legalName,
  });
  open(receipt);
  const dialog = await openRequest();
  const rut = dialog.getByLabelText<HTMLInputElement>('RUT');
  expect(rut.value).toBe('');
  fireEvent.click(dialog.getByRole('button', { name: 'Usar esos datos' }));
  expect(rut.value).toBe(taxDetails.rut);
  await waitFor(() => expect(document.activeElement).toBe(rut));
  for (const [label, value] of [
    ['Giro', taxDetails.activity],
    ['Dirección', taxDetails.address],
    ['Comuna', taxDetails.commune],
    ['Correo electrónico', taxDetails.email],
  ] as const) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Preparar el correo' }));
  const link = dialog.getByRole('link', { name: 'Abrir en el correo' });
  expect(link.getAttribute('href')).toContain('mailto:contacto@mentorialegal.example?subject=');
  expect(document.activeElement?.textContent).toBe('Su correo está listo');
  expect(storedRequest(receipt.reference)?.body).toContain(`Giro: ${taxDetails.activity}`);
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir los datos' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('RUT')));
  expect(dialog.getByText(/^Ya preparó esta solicitud el \d+ de /)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Ver el correo preparado' }));
  expect(dialog.getByRole('link', { name: 'Abrir en el correo' })).toBeTruthy();
});

test('after the storage is wiped, tax data stay in their fields and are stored only on request', async () => {
  fillDetails();
  open(receipt);
  const dialog = await openRequest();
  localStorage.clear();
  const rut = dialog.getByLabelText<HTMLInputElement>('RUT');
  fireEvent.change(rut, { target: { value: '7' } });
  expect(dialog.getByRole('region', { name: /^Los datos que escribió se borraron/ })).toBeTruthy();
  fireEvent.change(rut, { target: { value: taxDetails.rut } });
  fireEvent.blur(rut);
  fireEvent.click(dialog.getByRole('button', { name: 'Preparar el correo' }));
  expect(dialog.getByText(new RegExp(`Giro: ${taxDetails.activity}`))).toBeTruthy();
  expect(readStoredPart('tax')).toBe('');
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir los datos' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Comuna').value).toBe(taxDetails.commune);
  fireEvent.click(dialog.getByRole('button', { name: 'Guardarlos de nuevo' }));
  expect(readStoredPart('tax')).toContain(taxDetails.commune);
});

test.each([
  ['Borrarlos también de aquí', () => localStorage.clear(), null],
  ['erased by another tab', () => storePart('tax', undefined), profileKey],
])(
  'discarded data (%s) disappear from the fields, and typing does not store them',
  async (name, wipe, key) => {
    fillDetails();
    open(receipt);
    const dialog = await openRequest();
    wipe();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    const commune = dialog.getByLabelText<HTMLInputElement>('Comuna');
    expect(commune.value).toBe(key === null ? taxDetails.commune : '');
    if (key === null) await press(name);
    expect(commune.value).toBe('');
    fireEvent.change(commune, { target: { value: 'Ñuñoa' } });
    expect(dialog.queryByRole('region', { name: /^Los datos que escribió/ })).toBeNull();
    const stored = readStoredPart('tax');
    expect(stored).toContain('Ñuñoa');
    expect(stored).not.toContain(taxDetails.rut);
  },
);

test('deleting a purchase removes its tax request', async () => {
  fillDetails();
  for (const { reference } of [receipt, otherReceipt]) {
    openTaxStore().saveRequest({
      reference,
      composedAt: receipt.paidAt,
      to: 'a@b.example',
      subject: 'Asunto',
      body: 'Texto',
    });
  }
  open(receipt, otherReceipt);
  await press('Eliminar de este equipo');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('solicitud de boleta o factura');
  expect(question.textContent).not.toContain('datos que escribió para pedir');
  await press('Eliminar');
  await waitFor(() => expect(storedRequest(receipt.reference)).toBeNull());
  expect(storedRequest(otherReceipt.reference)).not.toBeNull();
  await press('Eliminar de este equipo');
  await screen.findByText(/datos que escribió para pedir/);
  await press('Eliminar');
  await waitFor(() => expect(openTaxStore().get()).toEqual(noTaxData));
});
