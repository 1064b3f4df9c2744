// Tests that a document's text stays on its sheets in the preview, after each answer that is typed.
import type { Locator, Page } from 'playwright/test';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { fieldId } from '../../src/features/documents/form/inputs/field-ids.ts';
import { type Field, yes } from '../../src/features/documents/model/field.ts';
import { feminine, masculine } from '../../src/features/documents/model/grammatical-gender.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import { makePng } from '../../tests/features/school/crest.ts';
import { chooseLetterhead, openBoughtForm, showDraftOptions, showField } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { longTag } from '../support/tags.ts';

/**
 * Runs in the page. Returns every part of the document outside the space between letterhead and footer of a sheet, and
 * every sheet without text.
 */
async function edgeFaults(): Promise<readonly string[]> {
  // After a keystroke the document changes in the same frame, and totals and sheets in the next one.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const sheets = [...document.querySelectorAll('article [data-part="sheet"]')].map((sheet) => {
    const letterhead = sheet.querySelector('[data-part="letterhead"]')?.getBoundingClientRect();
    const footer = sheet.querySelector('[data-part="footer"]')?.getBoundingClientRect();
    if (!letterhead || !footer) throw new Error('A sheet lacks its letterhead or its footer');
    // The letterhead ends in two rules. The lower one is outside its box, up to 4.5 points below it on a page 612
    // points wide.
    return {
      top: letterhead.bottom + (sheet.getBoundingClientRect().width * 4.5) / 612,
      bottom: footer.top,
      left: footer.left,
      right: footer.right,
      lines: 0,
    };
  });
  const faults: string[] = [];
  // Tolerate the browser's rounding to fractions of a pixel.
  const tolerance = 0.5;
  const check = (label: string, { top, right, bottom, left, width, height }: DOMRect) => {
    if (width < 2 || height < 2) return;
    const sheet = sheets.find(
      (candidate) => top >= candidate.top - tolerance && bottom <= candidate.bottom + tolerance,
    );
    if (sheet) sheet.lines += 1;
    const page = sheet ? sheets.indexOf(sheet) + 1 : 'none';
    const isInside = sheet && left >= sheet.left - tolerance && right <= sheet.right + tolerance;
    if (!isInside) faults.push(`page ${page}, ${Math.round(top)} to ${Math.round(bottom)}: ${label}`);
  };
  const textOf = (node: Node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  for (const block of document.querySelectorAll('article > :not([data-part])')) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // The styles clip the text that tells screen readers what a blank is for.
      if (text.parentElement?.closest('.sr-only')) continue;
      const line = document.createRange();
      line.selectNodeContents(text);
      for (const rect of line.getClientRects()) check(`«${textOf(text)}»`, rect);
    }
    // Also check elements that no page break may split, with their borders, and lines to write on.
    const unbreakableSelector =
      'caption, tr:not([data-spacer]), li, h2, h3, h4, p, [data-signatures] > div, [data-blank], [role="img"]';
    for (const element of [block, ...block.querySelectorAll(unbreakableSelector)]) {
      if (element.matches(unbreakableSelector))
        check(`${element.tagName} ${textOf(element)}`, element.getBoundingClientRect());
    }
  }
  sheets.forEach(({ lines }, index) => {
    if (lines === 0) faults.push(`page ${index + 1} is empty`);
  });
  return faults;
}

async function expectOnSheets(page: Page, label: string): Promise<void> {
  await expect.poll(() => page.evaluate(edgeFaults), label).toEqual([]);
}

/**
 * Fields that the test types key by key: the one that the document repeats most, one in a table of totals, and one in
 * the weekly schedule.
 */
const keyByKeyFields = ['est_nombre', 'rem_sueldo_base', 'jor_lunes_salida'];

const control = (page: Page, key: string) => page.locator(`#${fieldId(key)}`);

/** Opens the list entry of the person to whom the field belongs. */
async function openPerson(page: Page, field: Locator): Promise<void> {
  if (await field.isVisible()) return;
  if ((await field.count()) === 0) await page.getByRole('button', { name: 'Agregar persona' }).click();
  else await page.locator('details', { has: field }).locator('summary').click();
}

/** Returns a date as people type it instead of as the draft stores it. */
const typedDate = (storedAnswer: string) => storedAnswer.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1');

async function fillField(page: Page, { key, kind }: Field, value: string): Promise<void> {
  const field = control(page, key);
  await openPerson(page, field);
  switch (kind) {
    case 'choice':
      await page
        .locator('fieldset', { has: field })
        .getByRole('radio')
        .nth(value === masculine ? 1 : 0)
        .check();
      break;
    case 'check':
      await field.setChecked(value === yes);
      break;
    case 'region':
      await field.selectOption(value);
      break;
    default:
      await field.fill(keyByKeyFields.includes(key) ? '' : typedDate(value));
      if (keyByKeyFields.includes(key)) await field.pressSequentially(typedDate(value));
  }
}

/**
 * True if the test types the field. It skips the short fields of all people but two, because the long fields already
 * make the list two pages long.
 */
const isTypedField = ({ key }: Field) => !/^per_([3-9]|1\d|20)_(rut|fecha|horas|practicas)$/.test(key);

function textToType({ key }: Field, value: string, gender: string): string {
  if (key.endsWith('_trato')) return gender;
  if (/^per_\d+_nombre$/.test(key)) return 'María Fernanda de los Ángeles Ejemplo Prueba';
  return /^per_\d+_entidad$/.test(key) ? 'Corporación de Capacitación en Primeros Auxilios de Prueba' : value;
}

function lineTops(page: Page): Promise<readonly number[]> {
  return page.getByRole('article').evaluate((article) => {
    const articleTop = article.getBoundingClientRect().top;
    return [...article.querySelectorAll('h2, h3, h4, p, li, tr:not([data-spacer])')]
      .filter((line) => !line.closest('[data-part]'))
      .map((line) => Math.round(line.getBoundingClientRect().top - articleTop));
  });
}

function reflowActions(page: Page, gender: string): Readonly<Record<string, () => Promise<unknown>>> {
  const school = control(page, 'est_nombre');
  const picker = page.getByRole('region', { name: letterheadCopy.title });
  const setWidth = (width: number) => page.setViewportSize({ width, height: 800 });
  const { width = 0 } = page.viewportSize() ?? {};
  const otherGender = gender === feminine ? 'Hombre' : 'Mujer';
  return {
    ...(gender && {
      'the other gender': () =>
        page
          .getByRole('group', { name: '¿Contrata a una mujer o a un hombre?' })
          .getByRole('radio', { name: otherGender })
          .check(),
      'fewer hours': () => page.getByLabel('Horas semanales', { exact: true }).fill('20'),
    }),
    'a longer answer': () => school.fill('Colegio Los Aromos de Prueba y Ejemplo '.repeat(8)),
    'a shorter answer': () => school.fill('Colegio'),
    undo: () => school.press('Control+Z'),
    'an erased answer': () => school.fill(''),
    'a letterhead of the school': async () => {
      await chooseLetterhead(page, await makePng(945, 130));
      await expect(page.locator(`article img[alt="${letterheadCopy.alt}"]`).nth(1)).toBeAttached();
    },
    'no letterhead': () => picker.getByRole('button', { name: letterheadCopy.remove }).click(),
    // Zooming in leaves fewer CSS pixels for the page.
    zoom: () => setWidth(Math.round(width / 1.2)),
    'no zoom': () => setWidth(width),
    'larger text': () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%')),
    'normal text': () => page.evaluate(() => document.documentElement.style.removeProperty('font-size')),
    print: () => page.pdf(),
    'another tab and back': async () => {
      const tab = await page.context().newPage();
      await school.fill('Colegio Los Aromos de Prueba y Ejemplo '.repeat(4));
      await tab.close();
      await page.bringToFront();
    },
  };
}

for (const [name, gender] of [
  [contractName, feminine],
  [contractName, masculine],
  [formName, ''],
] as const) {
  for (const width of [1280, 1600]) {
    test(`${name} ${gender}, ${width} px: text fits its sheets`, {
      tag: longTag,
    }, async ({ page }) => {
      const template = await documentFor(productNamed(name).id)?.load();
      if (!template) throw new Error(`${name} has no template`);
      await page.setViewportSize({ width, height: 800 });
      await openBoughtForm(page, name);
      await expect(page.getByRole('article')).toBeVisible();
      await expectOnSheets(page, 'blank');
      const values = sampleAnswers(template);
      for (const field of template.groups.flatMap((group) => group.fields).filter(isTypedField)) {
        await fillField(page, field, textToType(field, values[field.key] ?? '', gender));
        await expectOnSheets(page, field.key);
      }

      for (const [change, applyChange] of Object.entries(reflowActions(page, gender))) {
        await applyChange();
        await expectOnSheets(page, change);
      }
      const typedLineTops = await lineTops(page);
      await showDraftOptions(page);
      await page.getByRole('button', { name: template.subject.nextDraftLabel }).click();
      await expect(control(page, template.subject.key)).toHaveValue('');
      await expectOnSheets(page, 'another draft');
      await page.goBack();
      await expectOnSheets(page, 'the previous draft');
      await page.reload();
      await expect(page.getByRole('article')).toBeVisible();
      await expectOnSheets(page, 'the reloaded page');
      expect(await lineTops(page)).toEqual(typedLineTops);
    });
  }
}

test('on a phone the document opens at the edited field', { tag: longTag }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoughtForm(page, contractName);
  const school = control(page, 'est_nombre');
  await showField(page, school);
  for (const name of ['Colegio Los Aromos de Prueba y Ejemplo '.repeat(8), 'Colegio']) {
    await school.fill(name);
    await page.getByRole('tab', { name: 'Documento' }).click();
    await expectOnSheets(page, name);
    await page.getByRole('tab', { name: 'Formulario' }).click();
  }
  const communeField = control(page, 'domicilio_comuna');
  await showField(page, communeField);
  await page.reload();
  await showField(page, communeField);
  await communeField.fill('Ñuñoa');
  await page.getByRole('tab', { name: 'Documento' }).click();
  await expectOnSheets(page, 'another section');
  await expect(page.getByRole('article').locator('[data-current]')).toBeInViewport();
});
