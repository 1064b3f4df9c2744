// @vitest-environment dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { quotedCartsKey } from '../../src/features/cart/quoted-cart-store.ts';
import { profileKey } from '../../src/features/school/stored-keys.ts';
import { readStoredPart, readStoredProfile, storePart } from '../features/school/stored-parts.ts';
import { contractProduct, deaForm, formattedTotal, twoProducts } from '../shop.ts';
import { openPage } from './shop-service.tsx';

const firmValues = {
  VITE_FIRM_LEGAL_NAME: 'Mentoría de Ejemplo SpA',
  VITE_FIRM_RUT: '76.000.000-0',
  VITE_FIRM_ADDRESS: 'Calle Ficticia 123',
  VITE_QUOTE_DAYS: '30',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') });
});

function fillCart(): void {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
}

const open = (search = '', env: Partial<typeof firmValues> = {}) => {
  for (const name of Object.keys(firmValues)) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return openPage(
    async () => (await import('../../src/pages/quote-page.tsx')).QuotePage,
    `/cotizacion${search}`,
  );
};

const findSheet = () => screen.findByRole('article');
const lineOfOneForm = `prod_dea_01:1:${deaForm.price}`;
const expiredSearch = `?numero=C-261001-7KQP&fecha=2026-10-01&lineas=prod_dea_01:2:${deaForm.price}`;
const searchOf = (lines: string) => `?numero=C-261120-7KQP&fecha=2026-11-20&lineas=${lines}`;

test('the cart becomes a quote with number, date, prices, total and payment', async () => {
  fillCart();
  await open('', firmValues);
  const text = (await findSheet()).textContent;
  const [number = ''] = /C-261122-[2-9A-HJ-NP-Z]{4}/.exec(text) ?? [];
  expect(number).not.toBe('');
  expect(text).toContain('Fecha22 de noviembre de 2026');
  expect(text).toContain('Válida hasta22 de diciembre de 2026');
  expect(text).toContain('Razón social:Mentoría de Ejemplo SpA');
  expect(text).toContain('RUT:76.000.000-0');
  expect(text).toContain('Dirección:Calle Ficticia 123');
  expect(text).toContain('Ciudad:Santiago de Chile');
  expect(text).toContain('Correo:contacto@mentorialegal.example');
  expect(text).toContain(`Total${formattedTotal({ forms: 1, contracts: 1 })}`);
  expect(text).toContain('Esta cotización no es un documento tributario.');
  const path = `/tienda?carrito=${deaForm.slug}:1,${contractProduct.slug}:1&cotizacion=${number}`;
  const address = screen.getByText(`${location.origin}${path}`);
  expect(address.closest('a')?.getAttribute('href')).toBe(path);
  expect(await screen.findByRole('img', { name: 'Código QR con el enlace para pagar' })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem(quotedCartsKey) ?? '')).toMatchObject({ list: [{ number }] });
  expect(screen.queryByRole('button', { name: 'Hacer una cotización nueva' })).toBeNull();
});

test('the quote omits facts of the firm that are not configured', async () => {
  fillCart();
  await open();
  const text = (await findSheet()).textContent;
  for (const term of ['Razón social', 'RUT', 'Dirección', 'Válida hasta', 'Para', 'escritos por']) {
    expect(text).not.toContain(term);
  }
});

test('a line of several copies says that one file is delivered', async () => {
  await open(searchOf(lineOfOneForm));
  expect((await findSheet()).textContent).not.toContain('Recibirá un solo archivo.');
  await open(searchOf(`prod_dea_01:2:${deaForm.price}`));
  expect(screen.getByText('Recibirá un solo archivo.')).toBeTruthy();
});

test('a quote in the address does not depend on the cart', async () => {
  fillCart();
  const { cart } = await open(searchOf(`prod_dea_01:3:${deaForm.price}`));
  const text = (await findSheet()).textContent;
  expect(text).toContain('C-261120-7KQP');
  expect(text).toContain(`Total${formattedTotal({ forms: 3 })}`);
  expect(text).not.toContain('El enlace dice');
  expect(cart.get().items).toHaveLength(2);
});

test('an expired quote shows a notice and can be renewed with the same lines', async () => {
  await open(expiredSearch, firmValues);
  expect(await screen.findByText('Esta cotización fue válida hasta el 31 de octubre de 2026.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hacer una cotización nueva' }));
  await waitFor(async () => expect((await findSheet()).textContent).toMatch(/C-261122-/));
  expect((await findSheet()).textContent).toContain(`Total${formattedTotal({ forms: 2 })}`);
  expect(screen.queryByText(/fue válida hasta/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a quote omits invalid parts of its address and shows a message', async () => {
  await open(searchOf(`${lineOfOneForm},nada:1:1`));
  expect(await screen.findByText('El enlace nombraba un producto que no está en la tienda.')).toBeTruthy();
  expect((await findSheet()).textContent).toContain(`Total${formattedTotal({ forms: 1 })}`);
  expect((await findSheet()).textContent).not.toContain('&cotizacion=');
});

test('the products of an invalid address can be quoted again', async () => {
  await open(`?numero=OC-1&fecha=2026-11-20&lineas=${lineOfOneForm}`);
  expect(await screen.findByText('Este enlace no corresponde a una cotización de la tienda.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hacer una cotización nueva' }));
  await waitFor(async () => expect((await findSheet()).textContent).toMatch(/C-261122-/));
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function type(name: string, value: string): void {
  act(() => field(name).focus());
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

test('the quote shows the school’s data as they were typed', async () => {
  await open(searchOf(lineOfOneForm));
  await findSheet();
  type('Nombre del establecimiento', 'Colegio Los Aromos de Prueba');
  type('RUT', '77.777.777-7');
  type('RBD', '12345-6');
  type('A quién va dirigida', ' María Ejemplo ');
  const text = (await findSheet()).textContent;
  expect(text).toContain('ParaColegio Los Aromos de Prueba');
  expect(text).toContain('RUT:77.777.777-7');
  expect(text).toContain('RBD:12345-6');
  expect(text).toContain('A la atención de:María Ejemplo');
  expect(text).toContain('Los datos del establecimiento fueron escritos por quien la imprime.');
});

const unprintedNote = () => screen.queryByText(/no aparecen? en la cotización\.$/)?.textContent;

test('a sentence beside the print button says which invalid answers are left out', async () => {
  await open(searchOf(lineOfOneForm));
  await findSheet();
  expect(unprintedNote()).toBeUndefined();
  act(() => field('RUT').focus());
  fireEvent.change(field('RUT'), { target: { value: '77.777.777-8' } });
  expect(unprintedNote()).toBeUndefined();
  fireEvent.blur(field('RUT'));
  expect(unprintedNote()).toBe('El RUT no es válido y no aparece en la cotización.');
  type('RBD', 'x');
  expect(unprintedNote()).toBe('El RUT y el RBD no son válidos y no aparecen en la cotización.');
  const print = screen.getByRole('button', { name: 'Imprimir o guardar como PDF' });
  const description = document.getElementById(print.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(unprintedNote());
  fireEvent.click(screen.getByRole('button', { name: 'Corregir el RUT' }));
  expect(document.activeElement).toBe(field('RUT'));
  type('RUT', '77.777.777-7');
  type('RBD', '');
  expect(unprintedNote()).toBeUndefined();
});

const orderLabel = 'N.º de orden de compra (opcional)';

test.each([
  ['RUT', '77.777.777-8'],
  ['RBD', 'sin RBD'],
  [orderLabel, 'x'.repeat(41)],
])('the quote that the browser’s print command prints lacks a wrong %s', async (name, wrong) => {
  await open(searchOf(lineOfOneForm));
  await findSheet();
  type(name, wrong);
  expect((await findSheet()).textContent).not.toContain(wrong);
  expect((await findSheet()).textContent).not.toContain('escritos por quien la imprime');
  expect(field(name).value).toBe(wrong);
  expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')).not.toBeNull();
  type('Nombre del establecimiento', 'Colegio Uno');
  expect((await findSheet()).textContent).toContain('ParaColegio Uno');
});

test('the purchase-order number is printed only on its quote and is never in the address', async () => {
  const { leave } = await open(searchOf(lineOfOneForm));
  await findSheet();
  type(orderLabel, ' 1057-46-SE26 ');
  expect((await findSheet()).textContent).toContain('Orden de compra:1057-46-SE26');
  expect((await findSheet()).textContent).toContain('escritos por quien la imprime');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('1057');
  expect(await screen.findByRole('img', { name: /^Código QR/ })).toBeTruthy();
  leave();
  await open(`?numero=C-261121-7KQP&fecha=2026-11-21&lineas=${lineOfOneForm}`);
  expect((await findSheet()).textContent).not.toContain('1057');
  expect(field(orderLabel).value).toBe('');
});

test('pressing the button fills in the school’s data', async () => {
  storePart('school', { 'school.name': 'Colegio Propio', 'school.rbd': '12345-6' });
  await open(searchOf(lineOfOneForm));
  expect((await findSheet()).textContent).not.toContain('Colegio Propio');
  fireEvent.click(screen.getByRole('button', { name: 'Usar esos datos' }));
  expect((await findSheet()).textContent).toContain('ParaColegio PropioRBD:12345-6');
  expect(document.activeElement).toBe(field('Nombre del establecimiento'));
});

test('entered data remain on the next visit until they are erased', async () => {
  storePart('buyer', { school: 'Colegio Uno', taxId: '', rbd: '' });
  storePart('addressee', { name: 'María Ejemplo' });
  storePart('orders', { 'C-261120-7KQP': '1057-46-SE26' });
  const quoted = { number: 'C-261122-7KQP', lines: [{ id: deaForm.id, quantity: 1 }] };
  localStorage.setItem(quotedCartsKey, JSON.stringify({ list: [quoted] }));
  await open(searchOf(lineOfOneForm));
  expect((await findSheet()).textContent).toContain('Colegio Uno');
  expect(field(orderLabel).value).toBe('1057-46-SE26');
  fireEvent.click(screen.getByRole('button', { name: 'Borrar estos datos' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(field('A quién va dirigida').value).toBe(''));
  expect((await findSheet()).textContent).not.toContain('Colegio Uno');
  expect(readStoredPart('buyer')).not.toContain('Colegio');
  expect(readStoredPart('addressee')).not.toContain('María');
  expect(readStoredPart('orders')).not.toContain('1057');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(field('Nombre del establecimiento'));
  expect(localStorage.getItem(quotedCartsKey)).toBe('{"list":[]}');
});

const wrongRbd = 'Escriba el RBD con sus cifras, por ejemplo 12345-6.';
const wrongRut = 'El RUT no es válido. Revise los números y el dígito verificador.';

test('printing asks to correct or clear an invalid RUT or RBD', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open(searchOf(lineOfOneForm));
  await findSheet();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
  type('Nombre del establecimiento', 'Colegio Los Aromos de Prueba');
  type('RUT', '77.777.777-8');
  type('RBD', 'sin RBD');
  act(() => field('A quién va dirigida').focus());
  press();
  expect(print).not.toHaveBeenCalled();
  // Several errors get a list with a link to each field.
  const list = screen.getByRole('group', { name: 'Revise estas 2 respuestas' });
  expect(document.activeElement).toBe(list);
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([wrongRut, wrongRbd]);
  fireEvent.click(within(list).getByRole('link', { name: wrongRut }));
  expect(document.activeElement).toBe(field('RUT'));
  const rutDescription = () => document.getElementById(field('RUT').getAttribute('aria-describedby') ?? '');
  expect(rutDescription()?.textContent).toBe(wrongRut);
  expect(field('RUT').value).toBe('77.777.777-8');
  fireEvent.change(field('RUT'), { target: { value: '77.777.777-' } });
  expect(rutDescription()?.textContent).toBe(wrongRut);
  fireEvent.change(field('RUT'), { target: { value: '77.777.777-7' } });
  expect(rutDescription()).toBeNull();
  press();
  expect(print).not.toHaveBeenCalled();
  // A single error moves the focus to its field.
  expect(document.activeElement).toBe(field('RBD'));
  expect(screen.queryByRole('group', { name: /^Revise/ })).toBeNull();
  fireEvent.change(field('RBD'), { target: { value: '' } });
  press();
  expect(print).toHaveBeenCalledOnce();
  expect(field('Nombre del establecimiento').value).toBe('Colegio Los Aromos de Prueba');
});

const wipedTitle = 'Los datos que escribió se borraron de este navegador.';
const wipedNotice = () => screen.queryByRole('region', { name: wipedTitle });

async function openWithTypedSchool() {
  const page = await open(searchOf(lineOfOneForm));
  await findSheet();
  type('Nombre del establecimiento', 'Colegio Uno');
  type('RUT', '77.777.777-7');
  expect(readStoredProfile()).toContain('Colegio Uno');
  return page;
}

test.each(['RBD', 'A quién va dirigida', orderLabel])(
  'after the storage is wiped without an event, typing in «%s» stores nothing',
  async (name) => {
    await openWithTypedSchool();
    localStorage.clear();
    act(() => field(name).focus());
    fireEvent.change(field(name), { target: { value: '7' } });
    expect(wipedNotice()?.querySelector('[role=alert]')?.textContent).toContain(
      'nada de lo que escriba se guarda',
    );
    fireEvent.blur(field(name));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(readStoredProfile()).toBe('');
    expect((await findSheet()).textContent).toContain('ParaColegio Uno');
    fireEvent.click(screen.getByRole('button', { name: 'Guardarlos de nuevo' }));
    expect(readStoredProfile()).toContain('Colegio Uno');
    expect(readStoredProfile()).toContain('"7"');
    expect(wipedNotice()).toBeNull();
    expect(document.activeElement).toBe(field(name));
    type('RUT', '76.543.210-3');
    expect(readStoredProfile()).toContain('76.543.210-3');
  },
);

test.each([
  ['reported by another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
  ['found when the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['found when the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
])('after the storage is wiped (%s), the visitor can discard the remaining data', async (_, dispatch) => {
  await openWithTypedSchool();
  localStorage.clear();
  act(() => void dispatch());
  expect(wipedNotice()).not.toBeNull();
  expect(field('RUT').value).toBe('77.777.777-7');
  fireEvent.click(screen.getByRole('button', { name: 'Borrarlos también de aquí' }));
  expect(field('RUT').value).toBe('');
  expect(wipedNotice()).toBeNull();
  expect((await findSheet()).textContent).not.toContain('Colegio Uno');
  type('RBD', '12345-6');
  expect(readStoredProfile()).toContain('12345-6');
  expect(readStoredProfile()).not.toContain('Colegio Uno');
});

test('data erased by another tab disappear from the fields, and typing does not store them', async () => {
  await openWithTypedSchool();
  storePart('buyer', undefined);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: profileKey })));
  expect(field('Nombre del establecimiento').value).toBe('');
  expect(wipedNotice()).toBeNull();
  type('A quién va dirigida', 'María');
  expect(readStoredProfile()).toContain('María');
  expect(readStoredProfile()).not.toContain('Colegio Uno');
});

test('wiping the storage causes no question if nothing had been typed', async () => {
  await open(searchOf(lineOfOneForm));
  await findSheet();
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('focus')));
  type('RBD', '12345-6');
  expect(wipedNotice()).toBeNull();
  expect(readStoredProfile()).toContain('12345-6');
});

test('a page left open since yesterday updates its date when it is shown again', async () => {
  vi.setSystemTime(new Date('2026-10-31T15:00:00Z'));
  await open(expiredSearch, firmValues);
  expect((await findSheet()).textContent).not.toContain('fue válida hasta');
  vi.setSystemTime(new Date('2026-11-01T15:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect((await findSheet()).textContent).toContain('fue válida hasta el 31 de octubre de 2026');
});

function stubNavigator(properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

test('the page offers to pay the quote’s products, copy its link and share it', async () => {
  const writeText = vi.fn();
  const share = vi.fn(async () => {});
  stubNavigator({ clipboard: { writeText }, share });
  const search = searchOf(`${lineOfOneForm},nada:1:1`);
  await open(search);
  await findSheet();
  const path = `/tienda?carrito=${deaForm.slug}:1`;
  expect(screen.getByRole('link', { name: 'Pagar este producto' }).getAttribute('href')).toBe(path);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  const link = `${location.origin}/cotizacion${search}`;
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(link));
  fireEvent.click(screen.getByRole('button', { name: 'Enviar…' }));
  expect(share).toHaveBeenCalledWith({ title: 'Cotización', url: link });
});

test('a message asks to copy the link with the keyboard if the browser cannot copy', async () => {
  stubNavigator({ clipboard: undefined });
  await open(searchOf(lineOfOneForm));
  await findSheet();
  expect(screen.queryByRole('button', { name: 'Enviar…' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect((await screen.findByRole('alert')).textContent).toContain('cópielo con el teclado');
});
