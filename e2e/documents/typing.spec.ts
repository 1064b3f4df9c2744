// Tests every way in which a browser can change an answer. Field, draft and document must then hold the same value.
// typed-answer-cases.test.tsx covers keys and pasting.
import type { Locator } from 'playwright/test';
import { draftPrefix } from '../../src/features/documents/form/drafts/stored-drafts.ts';
import { openBoughtForm, showDraftOptions, showField } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function placeCaret(control: Locator, position: number): Promise<void> {
  await control.focus();
  await control.evaluate((element, offset) => {
    if (element instanceof HTMLInputElement) element.setSelectionRange(offset, offset);
  }, position);
}

test('field, draft and document agree after every kind of edit', {
  tag: longTag,
}, async ({ page }) => {
  await openBoughtForm(page, contractName);
  const session = await page.context().newCDPSession(page);
  // Use the speed of a slow phone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const salary = page.locator('#campo-rem_sueldo_base');
  const bonus = page.locator('#campo-rem_brp_titulo');
  const start = page.locator('#campo-plazo_inicio');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /**
   * Returns the values in field, draft and document in one evaluation, because each evaluation is slow on the throttled
   * page.
   */
  const readValues = (key: string) =>
    page.evaluate(
      ([prefix, fieldKey]) => [
        document.querySelector<HTMLInputElement>(`#campo-${fieldKey}`)?.value,
        JSON.parse(
          Object.entries(localStorage).find(([entryKey]) => entryKey.startsWith(prefix))?.[1] ?? '{}',
        ).values?.[fieldKey],
        [...document.querySelectorAll(`article [data-field="${fieldKey}"]`)].map(({ textContent }) =>
          textContent?.replaceAll('\u00a0', ' '),
        ),
      ],
      [draftPrefix, key] as const,
    );
  const formatThousands = (digits: string) => Number(digits).toLocaleString('es-CL');
  /**
   * Expects the pay in all three places.
   * @param shownText text of the field; until the field loses the focus, that is what was typed
   */
  const expectSalary = async (digits: string, shownText: string = formatThousands(digits)) =>
    expect
      .poll(() => readValues('rem_sueldo_base'))
      .toEqual([shownText, digits, [`$${formatThousands(digits)}`]]);

  await showField(page, salary);
  await salary.focus();
  await page.keyboard.type('1250000');
  await expectSalary('1250000', '1250000');
  await salary.blur();
  await expectSalary('1250000');
  // The thousands separators stay in place until the field loses the focus again. Only the digits count.
  await placeCaret(salary, 5);
  await page.keyboard.type('77');
  await expectSalary('125077000', '1.25077.000');
  await press('Backspace', 'Backspace', 'Backspace');
  await expectSalary('125000', '1.25.000');
  await page.keyboard.type('0');
  await salary.blur();
  await expectSalary('1250000');
  await placeCaret(salary, 1);
  await page.keyboard.insertText('99');
  await expectSalary('199250000', '199.250.000');
  await press('Control+Z');
  await expectSalary('1250000');
  await press('Control+Shift+Z');
  await expectSalary('199250000', '199.250.000');

  // Compose each key like a phone's keyboard, and commit the whole text at the end.
  await press('Control+A');
  for (const text of ['1', '1.', '1.2', '1.25', '1.250', '1.250.', '1.250.0', '1.250.00', '1.250.000']) {
    const offset = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: offset, selectionEnd: offset });
  }
  await session.send('Input.insertText', { text: '1.250.000' });
  await salary.blur();
  await expectSalary('1250000');
  await showField(page, start);
  await start.focus();
  for (const text of '02032026') {
    await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text });
  }
  await start.blur();
  await expect(start).toHaveValue('02-03-2026');
  await placeCaret(start, 5);
  await press('Backspace', '4');
  await start.blur();
  await expect(start).toHaveValue('02-04-2026');
  expect((await readValues('plazo_inicio'))[1]).toBe('2026-04-02');

  // Imitate autofill, which sets the value without keys or focus.
  await salary.evaluate((element) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '$ 777.000');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectSalary('777000');

  await showField(page, bonus);
  await bonus.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await bonus.boundingBox()) ?? {};
  const data = { items: [{ mimeType: 'text/plain', data: '$ 3.400.000' }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 20, data });
  await bonus.blur();
  await expect(bonus).toHaveValue('3.400.000');
  expect((await readValues('rem_brp_titulo'))[1]).toBe('3400000');

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await showDraftOptions(page);
  await page.getByRole('button', { name: 'Borrar todo lo escrito' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  for (const field of [salary, bonus, start]) await expect(field).toHaveValue('');
});
