import { completionPath, contractName } from '../support/names.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { expect, test } from './fixtures.ts';

/**
 * Field labels, each with the text to type and with the printed text if it differs. The field keeps the text as typed.
 */
const answers: readonly (readonly [label: string, typed: string, printed?: string])[] = [
  ['Razón social del sostenedor', 'Corporación Ñandú Ltda.'],
  ['RUT del sostenedor', '77.777.777-7'],
  ['Nombre de la trabajadora', 'Ana Prueba Ejemplo'],
  ['Cédula de identidad', '11.111.111-1'],
  ['Inicio', '02-03-2026', '2 de marzo de 2026'],
  ['Lunes: Salida', '18:00'],
  ['Sueldo base', '1.250.000', '$1.250.000'],
  ['Bonificación de Reconocimiento Profesional (BRP), título', '94.650', '$94.650'],
];

const fileName = 'contrato-plazo-fijo-ana-prueba-ejemplo.docx';

test('answers typed with dots and hyphens appear in the form and in the Word file', async ({
  buyer,
  savedWord,
}) => {
  const focusedValue = () =>
    buyer.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement ? field.value : null;
    });
  const previewText = () =>
    buyer.evaluate(() => document.querySelector('article')?.textContent?.replaceAll('\u00a0', ' '));
  const isLastAnswerVisible = () =>
    buyer.evaluate(
      (lastAnswer) =>
        [...document.querySelectorAll('input')].some((input) => {
          const { top, bottom } = input.getBoundingClientRect();
          return input.value === lastAnswer && top > 0 && bottom < innerHeight;
        }),
      answers.at(-1)?.[1] ?? '',
    );

  await buyer.open('/checkout');
  await buyer.evaluate(
    (storedPurchases) => localStorage.setItem('mle.purchases', storedPurchases),
    purchasesEntry(storedReceipt)['mle.purchases'],
  );
  await buyer.open(completionPath(contractName));
  await buyer.sees({ role: 'button', name: 'Descargar en Word' });
  for (const [label, typed] of answers) {
    await buyer.typeInto(label, typed);
    await expect.poll(focusedValue, label).toBe(typed);
  }
  await buyer.press({ role: 'heading', name: 'Contrato', isPrefix: true });
  for (const [, typed, printed = typed] of answers) await expect.poll(previewText).toContain(printed);

  // A new page restores the answers from the draft, and first scrolls to the last edited field.
  await buyer.open(completionPath(contractName));
  await expect.poll(isLastAnswerVisible).toBe(true);
  for (const [label, typed, printed = typed] of answers) {
    await buyer.press({ role: 'field', name: label });
    await expect.poll(focusedValue, label).toBe(typed);
    await expect.poll(previewText).toContain(printed);
  }
  await buyer.press({ role: 'button', name: 'Descargar en Word' });
  await buyer.press({ role: 'button', name: 'Descargar igual' });
  const text = await savedWord(fileName);
  for (const [, typed, printed = typed] of answers) expect(text).toContain(printed);
});
