// @vitest-environment dom

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transferCopy } from '../../src/content/documents/drafts-copy.ts';
import { noBreak } from '../../src/content/no-break.ts';
import { site } from '../../src/content/site.ts';
import { newDraft } from '../../src/features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../src/features/documents/form/drafts/draft-store.ts';
import { saveDraftFile } from '../../src/features/documents/form/drafts/files/draft-file.ts';
import { fetchTemplate } from '../../src/features/documents/model/document-entry.ts';
import { textVersionLabel } from '../../src/features/documents/model/text-changes.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { purchasesKey } from '../../src/features/purchases/purchases-key.ts';
import { addresseePart } from '../../src/features/school/addressee.ts';
import { createProfileStore, type ProfilePart } from '../../src/features/school/profile.ts';
import { createPurchaseOrderStore, ordersPart } from '../../src/features/school/purchase-orders.ts';
import { createSchoolStore, schoolPart } from '../../src/features/school/school.ts';
import { PurchasesPage } from '../../src/pages/purchases-page.tsx';
import { createStores } from '../../src/platform/store.ts';
import { readStoredPart, storePart } from '../features/school/stored-parts.ts';
import { deaForm, formattedTotal } from '../shop.ts';
import { pendingAttempt, receipt, storePurchases, withProviders } from './purchases/purchases-fixture.tsx';

let stores = createStores();
const draftStore = () => stores.get(createDraftStore);
const partStore = <T,>(profilePart: ProfilePart<T>) => stores.get(createProfileStore).part(profilePart);
const writeAddressee = () => partStore(addresseePart).update(() => ({ name: 'María Ejemplo' }));
const writeOrder = () =>
  createPurchaseOrderStore(partStore(ordersPart)).write(['C-261122-7KQP'], '1057-46-SE26');
const schoolDataStore = () => createSchoolStore(partStore(schoolPart));

function open() {
  const { element, ...rest } = withProviders(<PurchasesPage />, stores);
  return { ...rest, ...render(element) };
}

// The page loads the code that transfers drafts on demand. Vitest takes longer to transform it than a test waits.
beforeAll(async () => {
  storePurchases({ receipts: [receipt] });
  const { unmount } = open();
  await screen.findByRole('button', { name: transferCopy.read }, { timeout: 30_000 });
  unmount();
});

beforeEach(() => {
  localStorage.clear();
  stores = createStores();
});

const voucherOf = (container: HTMLElement) => container.querySelector('.voucher');

/** Waits for the voucher, the part of a receipt that is printed. Its code loads after the page's. */
function waitForVoucher(container: HTMLElement): Promise<Element> {
  return waitFor(() => {
    const voucher = voucherOf(container);
    if (!voucher) throw new Error('The voucher is not shown yet');
    return voucher;
  });
}

test('a device without purchases shows the search for a purchase and a link to the shop', async () => {
  open();
  const search = screen.getByRole('region', { name: 'No hay compras en este equipo.' });
  expect(await within(search).findByRole('button', { name: 'Buscar la compra' })).toBeTruthy();
  expect(within(search).getByRole('link', { name: 'Ir a la tienda' }).getAttribute('href')).toBe('/tienda');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('receipts are listed newest first with their downloads', () => {
  const olderReceipt = {
    ...receipt,
    reference: 'ref-0',
    paymentId: null,
    lines: [{ id: 'prod_retirado', quantity: 3 }],
    paidAt: '2025-12-01T12:00:00.000Z',
  };
  storePurchases({ receipts: [olderReceipt, receipt] });
  open();
  const [first, second] = screen
    .getAllByRole('article')
    .filter((article) => article.matches('[data-receipt]'));
  if (!first || !second) throw new Error('Fewer than two purchases are shown');
  const heading = within(first).getByRole('heading', { level: 2 });
  expect(heading.textContent).toBe(noBreak('Compra del 2 de marzo de 2026'));
  expect(first.textContent).toContain('Número de pago5550001');
  expect(first.textContent).toContain(`1 × ${deaForm.name}${formattedTotal({ forms: 1 })}`);
  expect(first.textContent).toContain(`Total${formattedTotal({ forms: 1, contracts: 1 })}`);
  expect(within(first).getAllByRole('button', { name: /^Descargar / })).toHaveLength(2);
  expect(
    within(first)
      .getAllByRole('link', { name: /^Completar en línea/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/completar/formulario-registro-dea', '/completar/contrato-plazo-fijo-educadora']);
  // The list keeps a product that is no longer sold, even without prices and a payment number.
  expect(second.textContent).toContain('3 × prod_retirado');
  expect(second.textContent).not.toContain('Número de pago');
  expect(second.textContent).toContain(
    'Descarga no disponible. La descarga para este producto aún no está implementada.',
  );
});

test('a browser that stores nothing shows a notice', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  open();
  expect(screen.getByRole('alert').textContent).toContain('no puede recordar sus compras');
});

test('the printed receipt shows the buyer’s data with a formatted RUT', async () => {
  storePurchases({ receipts: [receipt] });
  const { container } = open();
  const voucher = await waitForVoucher(container);
  expect(voucher.textContent).toContain('no es un documento tributario');
  expect(voucher.textContent).not.toContain('escritos por quien compró');
  const name = screen.getByLabelText('Nombre del establecimiento');
  fireEvent.change(name, { target: { value: 'Colegio Los Aromos' } });
  expect(voucher.textContent).toContain('Colegio Los Aromos');
  expect(voucher.textContent).toContain('escritos por quien compró');
  expect(readStoredPart('buyer')).toContain('Colegio Los Aromos');
  const taxId = screen.getByLabelText<HTMLInputElement>('RUT');
  const type = (value: string) => fireEvent.change(taxId, { target: { value } });
  act(() => taxId.focus());
  type('123456789');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => taxId.blur());
  expect(screen.getByRole('alert').textContent).toContain('El RUT no es válido');
  act(() => taxId.focus());
  type('RUT: 12,345,678-5');
  expect(taxId.value).toBe('RUT: 12,345,678-5');
  act(() => taxId.blur());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(voucher.textContent).toContain('12.345.678-5');
  // Autofill changes a field without the focus.
  type('76.543.210-3 ');
  expect(taxId.value).toBe('76.543.210-3');
});

test('a purchase that was stored without prices shows «No registrado»', async () => {
  storePurchases({ receipts: [{ ...receipt, lines: [{ id: 'prod_dea_01', quantity: 2 }] }] });
  const { container } = open();
  const row = (await waitForVoucher(container)).querySelector('tbody tr');
  const versionLabel = textVersionLabel(documentFor('prod_dea_01')?.textDate ?? '');
  expect(row?.textContent).toBe(`Formulario de Registro DEA${versionLabel}2No registradoNo registrado`);
});

test('a document whose text changed lists the changes until it is downloaded again', async () => {
  const form = documentFor('prod_dea_01');
  const template = form && (await fetchTemplate(form));
  if (!template) throw new Error('The form has no template');
  const [{ date }] = template.changes;
  vi.spyOn(template, 'changes', 'get').mockReturnValue([
    { date, sentences: ['La sección IV pide el proveedor.'] },
    { date: '2026-01-15', sentences: ['La sección II pide el correo.'] },
  ]);
  const downloadedAt = '2026-02-02T12:00:00.000Z';
  storePurchases({
    receipts: [{ ...receipt, downloads: [{ id: 'prod_dea_01', text: '2026-01-15', at: downloadedAt }] }],
  });
  const { container, purchases } = open();
  const changeItem = await screen.findByText('La sección IV pide el proveedor.');
  expect(changeItem.closest('ul')?.parentElement?.textContent).toBe(
    `El texto cambió desde su descarga del 2 de febrero de 2026:${changeItem.textContent}`,
  );
  expect(screen.getByRole('button', { name: /^Descargar con el texto actual Formulario/ })).toBeTruthy();
  expect((await waitForVoucher(container)).textContent).toContain('Texto del 15-01-2026');
  act(() => purchases.noteDownload(form));
  expect(screen.queryByText(/^El texto cambió/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Descargar en blanco (Formulario|Contrato)/ })).toHaveLength(
    2,
  );
});

test('each document lists more ways to complete it', async () => {
  storePurchases({ receipts: [receipt] });
  open();
  for (const [name, href] of [
    ['Para varios DEA', '/completar/formulario-registro-dea/varios'],
    ['Para varias personas', '/completar/contrato-plazo-fijo-educadora/varios'],
    ['Preparar los contratos del próximo año', '/completar/contrato-plazo-fijo-educadora/proximo-ano'],
  ] as const) {
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  }
  expect(screen.getAllByRole('button', { name: 'Abrir un Word completado' })).toHaveLength(2);
});

test('a document links to its latest draft and shows the percentage that is filled in', async () => {
  const namedDraft = (id: string, name: string, editedAt: string) => ({
    ...newDraft({ ...draft, id }, editedAt),
    values: { trab_nombre: name },
  });
  draftStore().importDrafts([
    namedDraft(draft.id, 'Ana Prueba Ejemplo', '2026-03-03T12:00:00.000Z'),
    namedDraft('d'.repeat(32), 'Eva Prueba', '2026-03-02T12:00:00.000Z'),
  ]);
  storePurchases({ receipts: [receipt] });
  open();
  const link = await screen.findByRole('link', { name: /^Seguir: Ana/ });
  expect(link.textContent).toMatch(/^Seguir: Ana Prueba Ejemplo, \d+\u00a0% Contrato/);
  expect(link.getAttribute('href')).toBe(`/completar/contrato-plazo-fijo-educadora?borrador=${draft.id}`);
  expect(screen.getByRole('link', { name: /^Completar en línea Formulario/ })).toBeTruthy();
});

test('a purchase cannot be handed over without a payment service', async () => {
  storePurchases({ receipts: [receipt] });
  open();
  await screen.findByRole('link', { name: 'Para varios DEA' });
  expect(screen.queryByRole('button', { name: 'Entregar a quien lo completa' })).toBeNull();
});

async function pressButton(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

test('removing the last purchase asks for confirmation and removes the school’s data', async () => {
  storePurchases({ receipts: [receipt] });
  const { purchases } = open();
  fireEvent.change(screen.getByLabelText('RBD'), { target: { value: '99999' } });
  await pressButton('Eliminar de este equipo');
  const question = await screen.findByRole('alertdialog', { name: '¿Eliminar esta compra de este equipo?' });
  for (const word of ['No se puede deshacer', '5550001', 'datos del establecimiento']) {
    expect(question.textContent).toContain(word);
  }
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Conservar'));
  await pressButton('Conservar');
  expect(purchases.get().receipts).toHaveLength(1);
  await pressButton('Eliminar de este equipo');
  await pressButton('Eliminar');
  expect(screen.getByText('No hay compras en este equipo.')).toBeTruthy();
  for (const detail of ['5550001', 'prod_dea_01']) {
    expect(localStorage.getItem(purchasesKey)).not.toContain(detail);
  }
  expect(readStoredPart('buyer')).not.toContain('99999');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(site.purchases));
});

test.each([
  ['the addressee of quotes', 'María', writeAddressee],
  ['a purchase order of a quote', '1057-46', writeOrder],
])('removing the last purchase removes %s after a warning', async (_, typedText, write) => {
  storePurchases({ receipts: [receipt] });
  open();
  act(write);
  await pressButton('Eliminar de este equipo');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('y las cotizaciones');
  await pressButton('Eliminar');
  expect(JSON.stringify({ ...localStorage })).not.toContain(typedText);
});

const draft = { id: 'c'.repeat(32), productId: 'prod_contrato_pf_ed_01' };

test.each([
  ['the addressee of quotes', 'María', writeAddressee],
  ['a purchase order', '1057-46', writeOrder],
  [
    'the answers in documents',
    'Ana',
    () => draftStore().setAnswer(draft, 'trab_nombre', 'Ana Prueba Ejemplo'),
  ],
  [
    'the data for a boleta or factura',
    'Ñuñoa',
    () => storePart('tax', { details: { commune: 'Ñuñoa' }, requests: [] }),
  ],
])(
  'without a purchase, «Borrar todo lo escrito» erases %s and can be undone',
  async (_, typedText, write) => {
    write();
    open();
    await pressButton('Borrar todo lo escrito');
    const question = await screen.findByRole('alertdialog', { name: '¿Borrar todo lo escrito?' });
    expect(question.textContent?.includes('para pedir boleta o factura')).toBe(typedText === 'Ñuñoa');
    await pressButton('Borrar');
    expect(JSON.stringify({ ...localStorage })).not.toContain(typedText);
    expect(screen.queryByRole('button', { name: 'Borrar todo lo escrito' })).toBeNull();
    await pressButton('Deshacer');
    expect(JSON.stringify({ ...localStorage })).toContain(typedText);
    await pressButton('Borrar todo lo escrito');
    await pressButton('Borrar');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(site.purchases));
  },
);

test('the school’s data can be erased on a device without drafts', async () => {
  schoolDataStore().add({ 'school.name': 'Colegio de Prueba' });
  open();
  await pressButton('Borrar todo lo escrito');
  await pressButton('Borrar');
  expect(schoolDataStore().get()).toEqual({});
  expect(screen.queryByRole('button', { name: 'Borrar todo lo escrito' })).toBeNull();
});

test('without a payment service, a pending payment says what to do', async () => {
  storePurchases({ attempts: [pendingAttempt] });
  open();
  const sheet = await screen.findByRole('article', { name: noBreak('Pago del 3 de marzo de 2026') });
  expect(sheet.textContent).toContain('Este sitio no puede consultar el pago por usted');
  expect(sheet.textContent).toContain('contacto@mentorialegal.example');
  expect(sheet.textContent).toContain('5550002');
  expect(within(sheet).queryByRole('button', { name: 'Comprobar el pago' })).toBeNull();
});

test('drafts are listed below the purchases, each with a link to continue', async () => {
  draftStore().setAnswer(draft, 'trab_nombre', 'Ana Prueba Ejemplo');
  draftStore().setAnswer({ id: 'd'.repeat(32), productId: 'prod_dea_01' }, 'dea_serie', 'SN-000123');
  open();
  const link = await screen.findByRole('link', { name: 'Ana Prueba Ejemplo' });
  expect(link.getAttribute('href')).toBe(`/completar/contrato-plazo-fijo-educadora?borrador=${draft.id}`);
  const emptyNotice = screen.getByText('No hay compras en este equipo.');
  expect(emptyNotice.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'DEA SN-000123' }).getAttribute('href')).toContain(
    '/completar/formulario-registro-dea?borrador=',
  );
});

test('a device without drafts offers to open a file, but not to save or erase drafts', async () => {
  storePurchases({ receipts: [receipt] });
  // A draft whose only answer was deleted counts as no draft.
  draftStore().setAnswer(draft, 'trab_nombre', 'A');
  draftStore().setAnswer(draft, 'trab_nombre', undefined);
  open();
  expect(await screen.findByRole('region', { name: '¿Escribió en otro equipo?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir un archivo' })).toBeTruthy();
  for (const name of ['Borrar todo lo escrito', 'Guardar en un archivo']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByText('Lo que escribió en sus documentos')).toBeNull();
  act(() => void draftStore().eraseAll());
});

test('a new device with a purchase can open a file of drafts, but over http no protected file', async () => {
  storePurchases({ receipts: [receipt] });
  const { container } = open();
  await screen.findByRole('button', { name: 'Abrir un archivo' });
  expect(screen.queryByRole('button', { name: 'Guardar en un archivo' })).toBeNull();
  const content = {
    savedAt: '2026-03-02T12:00:00.000Z',
    drafts: [
      {
        id: 'd'.repeat(32),
        productId: 'prod_dea_01',
        values: { dea_serie: 'SN-000123' },
        name: '',
        createdAt: '2026-03-02T12:00:00.000Z',
        editedAt: '2026-03-02T12:00:00.000Z',
        revision: 1,
      },
    ],
    school: {},
  };
  const input = container.querySelector('input[type=file][accept*=json]');
  if (!input) throw new Error('The page has no input for files');
  const choose = (file: unknown) => fireEvent.change(input, { target: { files: [file] } });
  choose(saveDraftFile(content, 'borradores.json'));
  await pressButton('Agregar');
  expect(await screen.findByRole('link', { name: /^Seguir: DEA SN-000123/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'DEA SN-000123' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar en un archivo' })).toBeTruthy();
  const protectCheckbox = () => screen.queryByRole('checkbox', { name: 'Proteger con una contraseña' });
  expect(protectCheckbox()).toBeTruthy();
  // Browsers have no WebCrypto over plain http.
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  choose(new File(['mle-borrador', new Uint8Array(60)], 'borradores-protegidos.mle'));
  expect((await screen.findByRole('alert')).textContent).toContain('no empieza con https');
  expect(protectCheckbox()).toBeNull();
});
