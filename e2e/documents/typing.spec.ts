// Typing as people do, on a slow telephone's processor: field, draft, document and Word file hold the same
// value.
import type { Locator, Page } from 'playwright/test';
import { draftPrefix } from '../../src/features/documents/form/drafts/stored-typed.ts';
import { fieldId, problemId } from '../../src/features/documents/form/inputs/field-ids.ts';
import { downloadButton, saveWord, showDraftOptions, showField, withReceipt } from '../support/completing.ts';
import { textOf } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract, form } from '../support/names.ts';
import { long } from '../support/tags.ts';

const documents = {
  [form]: { slug: 'formulario-registro-dea', productId: 'prod_dea_01' },
  [contract]: { slug: 'contrato-plazo-fijo-educadora', productId: 'prod_contrato_pf_ed_01' },
} as const;

type Name = keyof typeof documents;

type Answer = {
  /** Where the draft and the document hold it. */
  readonly key: string;
  readonly keys: string;
  /** In the field, once it is left. */
  readonly shown: string;
  /** In the draft, where it is not what the field shows. */
  readonly kept?: string;
  /** In the document and in Word, where it is not what the field shows. */
  readonly printed?: string;
};

const longDate = { shown: '02-03-2026', kept: '2026-03-02', printed: '2 de marzo de 2026' };
const amount = { shown: '1.250.000', kept: '1250000', printed: '$1.250.000' };

const sets: readonly (readonly [of: string, name: Name, answers: readonly Answer[]])[] = [
  [
    'amounts',
    contract,
    [
      { key: 'rem_sueldo_base', keys: '1.250.000', ...amount },
      { key: 'rem_brp_titulo', keys: '$ 1.250.000.-', ...amount },
      { key: 'rem_brp_mencion', keys: '1 250 000', ...amount },
      { key: 'rem_bono_pie', keys: '1250000.5', shown: '1250000.5' },
      { key: 'rem_movilizacion', keys: '12,5', shown: '12,5' },
    ],
  ],
  [
    'hours',
    contract,
    [
      { key: 'jor_lunes_entrada', keys: '0815', shown: '08:15' },
      { key: 'jor_lunes_salida', keys: '5:45 pm', shown: '17:45' },
      { key: 'jor_martes_salida', keys: '17.50 hrs', shown: '17:50' },
      { key: 'jor_lunes_recreos', keys: '025', shown: '0:25' },
      { key: 'jor_martes_recreos', keys: '35 min', shown: '0:35' },
      { key: 'nol_preparacion', keys: '180 min', shown: '3:00' },
    ],
  ],
  [
    'dates',
    contract,
    [
      { key: 'contrato_fecha', keys: '2 de marzo de 2026', ...longDate },
      { key: 'trab_nacimiento', keys: '2.3.2026', ...longDate },
      { key: 'trab_titulo_fecha', keys: '02-03-26', ...longDate },
      { key: 'plazo_inicio', keys: '02032026', ...longDate },
      { key: 'plazo_termino', keys: '31/02/2026', shown: '31/02/2026' },
    ],
  ],
  [
    'what tells a person',
    contract,
    [
      { key: 'emp_rut', keys: 'RUT: 77.777.777-7', shown: '77.777.777-7' },
      { key: 'rep_rut', keys: '12,345,678-5', shown: '12.345.678-5' },
      { key: 'trab_correo', keys: ' ana@ñuñoa.example', shown: 'ana@ñuñoa.example' },
      { key: 'trab_telefono', keys: '(9) 1234-5678', shown: '+56 9 1234 5678' },
      { key: 'plazo_anio', keys: '2.026', shown: '2026' },
    ],
  ],
  [
    'counts and lines',
    form,
    [
      { key: 'anx_superficie', keys: '3.400', shown: '3.400', kept: '3400' },
      { key: 'anx_capacidad', keys: '1250 personas', shown: '1.250', kept: '1250' },
      { key: 'fecha_emision', keys: '2/3/2026', shown: '02-03-2026', kept: '2026-03-02' },
      { key: 'dea_ubicacion', keys: 'Edificio A,  piso 1 ', shown: 'Edificio A, piso 1' },
    ],
  ],
];

/** The problems that the contract above shows for answers that it cannot parse. */
const unread: Readonly<Record<string, string>> = {
  rem_bono_pie: 'Ingrese un monto en pesos, sin decimales.',
  rem_movilizacion: 'Ingrese un monto en pesos, sin decimales.',
  plazo_termino: 'Ingrese una fecha válida (dd-mm-aaaa).',
};

// As wide as a telephone. Traces and searches by label are avoided: on the slowed processor they would take
// longer than the typing.
test.use({ trace: 'off', viewport: { width: 390, height: 844 } });
const input = (page: Page, key: string) => page.locator(`#${fieldId(key)}`);

async function open(page: Page, name: Name): Promise<void> {
  await withReceipt(page);
  await page.goto(`/completar/${documents[name].slug}`);
  await expect(downloadButton(page)).toBeVisible();
}

/** Slowed down, a page keeps the processor busy: for the typing alone. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setRate(6);
  return { session, end: () => setRate(1) };
}

function draft(page: Page, name: Name): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    ([prefix, productId]) => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const drafts = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'));
      return drafts.find((one) => one.productId === productId)?.values ?? {};
    },
    [draftPrefix, documents[name].productId] as const,
  );
}

/** What the document shows in the field's places. What does not break across lines is held together by other spaces. */
async function places(page: Page, key: string): Promise<readonly string[]> {
  const texts = await page.locator(`article [data-field="${key}"]`).allTextContents();
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}

const rounds = sets.flatMap((set) => [0, 50].map((delay) => [...set, delay] as const));

for (const [of, name, answers, delay] of rounds) {
  test(`${of}, typed at ${delay} ms a key, are one value wherever they stand`, {
    // Every line of the tables is a unit test; one table shows here that keys arrive as they are read there.
    tag: delay === 0 && of === 'amounts' ? [] : long,
  }, async ({ page }) => {
    await open(page, name);
    for (const { key, keys } of answers) {
      await showField(page, input(page, key));
      await input(page, key).focus();
      const slow = await slowDown(page);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(keys, { delay });
      await slow.end();
    }
    await page.keyboard.press('Tab');

    const kept = await draft(page, name);
    for (const { key, shown, kept: value = shown, printed = shown } of answers) {
      await expect.soft(input(page, key), key).toHaveValue(shown);
      expect.soft(kept[key], `${key} in the draft`).toBe(value);
      expect.soft(await places(page, key), `${key} in the document`).toContain(printed);
      await expect.soft(page.locator(`#${problemId(key)}`), key).toHaveText(unread[key] ? [unread[key]] : []);
    }
    const text = await textOf(await saveWord(page));
    for (const { shown, printed = shown } of answers) expect.soft(text).toContain(printed);
  });
}

async function select(control: Locator, from: number, to = from): Promise<void> {
  await control.focus();
  await control.evaluate(
    (element, [start, end]) => {
      if (element instanceof HTMLInputElement) element.setSelectionRange(start, end);
    },
    [from, to] as const,
  );
}

test('an answer is corrected in its middle, pasted, dropped, composed, filled in by the browser and undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, contract);
  const { session, end } = await slowDown(page);
  const pay = input(page, 'rem_sueldo_base');
  const other = input(page, 'rem_brp_titulo');
  const start = input(page, 'plazo_inicio');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await press('Control+V');
  };
  // One question for all: each takes time on the slowed page.
  const readPay = () =>
    page.evaluate(
      (prefix) => [
        document.querySelector<HTMLInputElement>('#campo-rem_sueldo_base')?.value,
        JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith(prefix))?.[1] ?? '{}').values
          ?.rem_sueldo_base,
        [...document.querySelectorAll('article [data-field="rem_sueldo_base"]')].map(
          ({ textContent }) => textContent,
        ),
      ],
      draftPrefix,
    );
  const points = (digits: string) => Number(digits).toLocaleString('es-CL');
  /** @param shown in the field: until it is left, what was typed */
  const expectPay = async (digits: string, shown: string = points(digits)) =>
    expect.poll(readPay).toEqual([shown, digits, [`$${points(digits)}`]]);

  await showField(page, pay);
  await pay.focus();
  await page.keyboard.type('1250000');
  await expectPay('1250000', '1250000');
  await pay.blur();
  await expectPay('1250000');
  // Its points stay where they were until it is left again; the digits count.
  await select(pay, 5);
  await page.keyboard.type('77');
  await expectPay('125077000', '1.25077.000');
  await press('Backspace', 'Backspace', 'Backspace');
  await expectPay('125000', '1.25.000');
  await page.keyboard.type('0');
  await expectPay('1250000');
  await pay.blur();
  await select(pay, 1);
  await paste('99');
  await expectPay('199250000', '199.250.000');
  // The browser's own undo.
  await press('Control+Z');
  await expectPay('1250000');
  await press('Control+Shift+Z');
  await expectPay('199250000', '199.250.000');
  await press('Control+A');
  await paste('CLP 1.250.000.-');
  await expect(pay).toHaveValue('CLP 1.250.000.-');
  await pay.blur();
  await expectPay('1250000');
  await pay.focus();
  await press('Control+A');
  await page.keyboard.type('94.650');
  await expectPay('94650');
  await pay.blur();
  await expectPay('94650');

  // Each key composed, as keyboards of telephones do, and the whole committed at its end.
  await pay.focus();
  await press('Control+A');
  for (const text of ['1', '1.', '1.2', '1.25', '1.250', '1.250.', '1.250.0', '1.250.00', '1.250.000']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: '1.250.000' });
  await pay.blur();
  await expectPay('1250000');
  await showField(page, start);
  await start.focus();
  for (const text of '02032026') {
    await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text });
  }
  await start.blur();
  await expect(start).toHaveValue('02-03-2026');
  await select(start, 5);
  await press('Backspace', '4');
  await start.blur();
  await expect(start).toHaveValue('02-04-2026');
  expect((await draft(page, contract)).plazo_inicio).toBe('2026-04-02');

  // As a browser or a password manager fills it in: without keys or focus.
  await pay.evaluate((element) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '$ 777.000');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectPay('777000');

  await showField(page, other);
  await other.scrollIntoViewIfNeeded();
  const box = await other.boundingBox();
  const data = { items: [{ mimeType: 'text/plain', data: '$ 3.400.000' }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await other.blur();
  await expect(other).toHaveValue('3.400.000');
  expect((await draft(page, contract)).rem_brp_titulo).toBe('3400000');

  await end();
  await showDraftOptions(page);
  await page.getByRole('button', { name: 'Borrar todo lo escrito' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  for (const field of [pay, other, start]) await expect(field).toHaveValue('');
});

test('a time that a reload cuts short is still there, and going back reads what stands in a field', async ({
  page,
}) => {
  await withReceipt(page);
  await page.goto('/mis-compras');
  await page.getByRole('link', { name: `Completar en línea ${contract}` }).click();
  await expect(downloadButton(page)).toBeVisible();
  const end = input(page, 'jor_lunes_salida');
  await showField(page, end);
  await end.selectText();
  await page.keyboard.type('18');
  await page.reload();
  await showField(page, end);
  await expect(end).toHaveValue(/^18/);
  await end.focus();
  await page.keyboard.press('Tab');
  await expect(end).toHaveValue('18:00');
  const start = input(page, 'contrato_fecha');
  await showField(page, start);
  await start.focus();
  await page.keyboard.type('2-3-26');
  await page.goBack();
  await expect.poll(async () => (await draft(page, contract)).contrato_fecha).toBe('2026-03-02');
});
