// @vitest-environment dom
import { readFile } from 'node:fs/promises';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../../../src/features/cart/cart-store.ts';
import { products } from '../../../../src/features/catalogue/products.ts';
import { attemptFor } from '../../../../src/features/checkout/order.ts';
import { DownloadButton } from '../../../../src/features/documents/download/download-button.tsx';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import type { DocumentEntry } from '../../../../src/features/documents/model/document-entry.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { generateWord } from '../../../../src/features/documents/word/generate.ts';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import { dismissToast, toasts } from '../../../../src/ui/notices/toast.ts';
import { customFieldTable, sampleEntry, sampleTemplate } from '../sample-template.ts';

const supportText = 'Por favor, contacte a soporte.';
const failureText = 'No se pudo generar el documento.';
/** User agent of the browser inside Instagram's app. Browsers inside apps ignore downloads. */
const inAppUserAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Instagram 357.0';
const loadTemplate = async (): Promise<Template> => sampleTemplate();

const logo = new Uint8Array(await readFile('public/img/logo-word.png'));
// Load the code before the tests, so that no test waits for it.
await generateWord(await contractEntry().load(), {}, { logo });

/** Files that the browser was told to save. */
let savedFiles: Blob[] = [];
/** The cart and the purchases as JSON, which a download must not change. */
let storedData = '';

const readStoredData = () => JSON.stringify([createCartStore().get(), createPurchasesStore().get()]);

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  savedFiles = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) savedFiles.push(blob);
    return 'blob:prueba';
  });
  localStorage.clear();
  const cart = createCartStore();
  for (const product of products) cart.add(product);
  createPurchasesStore().addAttempt(attemptFor(cart.get(), 'ref-1', 'pref-1', '2026-03-02T12:00:00.000Z'));
  storedData = readStoredData();
});

function renderButton(entry: DocumentEntry) {
  render(
    <DownloadButton entry={entry} supportAdvice={supportText}>
      Descargar
    </DownloadButton>,
  );
  return screen.getByRole('button');
}

function contractEntry(): DocumentEntry {
  const entry = documentFor('prod_contrato_pf_ed_01');
  if (!entry) throw new Error('No contract');
  return entry;
}

function lastToast() {
  const { tone, title, description } = toasts.get().at(-1) ?? {};
  return [tone, title, description];
}

/**
 * Expects the first click to fail with a message beside the button and a toast, and a click after `repair` to save a
 * file. Neither click may change the cart or the purchases.
 * @param detail text at the end of the message beside the button
 */
async function expectFailureThenFile(button: HTMLElement, detail: string, repair: () => void): Promise<void> {
  fireEvent.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${failureText} ${supportText}${detail}`);
  expect(lastToast()).toEqual(['bad', 'Error de descarga', `${failureText} ${supportText}`]);
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.textContent).toBe('Descargar');
  expect(savedFiles).toEqual([]);
  expect(readStoredData()).toBe(storedData);
  repair();
  fireEvent.click(button);
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(lastToast()).toEqual(['ok', '¡Descarga iniciada!', 'Tu documento se está generando.']);
  expect(readStoredData()).toBe(storedData);
}

// logo.test.ts tests other failures of the logo.
test('the next click downloads the contract after its logo was missing', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  vi.stubGlobal('fetch', async () => new Response('no', { status: 404 }));
  await expectFailureThenFile(renderButton(contractEntry()), 'HTTP error! status: 404', () => {
    vi.stubGlobal('fetch', async () => new Response(logo));
  });
});

test('the next click downloads the document after its text failed to load', async () => {
  let load: DocumentEntry['load'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await expectFailureThenFile(renderButton(sampleEntry(() => load())), '', () => {
    load = loadTemplate;
  });
});

test('the next click downloads the document after an error in its generation', async () => {
  // The button doesn't load the template again, so the test must repair the same object before the second click.
  let groups: Template['groups'] = [];
  const template: Template = {
    ...sampleTemplate(customFieldTable('Datos', [['Nombre', 'nombre']])),
    get groups() {
      return groups;
    },
  };
  await expectFailureThenFile(renderButton(sampleEntry(async () => template)), '', () => {
    groups = sampleTemplate().groups;
  });
});

test.each([
  [
    'has no share sheet',
    {},
    'Abra esta página en el navegador de su teléfono (Safari o Chrome) para descargar.',
  ],
  [
    'refuses to share because the press is too old',
    {
      canShare: () => true,
      share: () => Promise.reject(new DOMException('No gesture', 'NotAllowedError')),
    },
    'Presione otra vez el botón para compartir el archivo. Si no se abre nada, abra esta página en el navegador de su teléfono (Safari o Chrome).',
  ],
])('in an in-app browser that %s, the message says what to do', async (_, navigatorMembers, detail) => {
  vi.stubGlobal('navigator', { userAgent: inAppUserAgent, ...navigatorMembers });
  await expectFailureThenFile(renderButton(sampleEntry(loadTemplate)), detail, () => vi.unstubAllGlobals());
});

test('closing the share sheet is neither a failure nor a download', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  vi.stubGlobal('navigator', { userAgent: inAppUserAgent, canShare: () => true, share });
  const button = renderButton(sampleEntry(loadTemplate));
  fireEvent.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts.get()).toEqual([]);
});

test('five clicks at once download one file', async () => {
  vi.stubGlobal('fetch', async () => new Response(logo));
  const button = renderButton(contractEntry());
  act(() => {
    for (let clickIndex = 0; clickIndex < 5; clickIndex += 1) button.click();
  });
  await waitFor(() => expect(lastToast()[0]).toBe('ok'));
  expect(savedFiles).toHaveLength(1);
  fireEvent.click(button);
  await waitFor(() => expect(savedFiles).toHaveLength(2));
});
