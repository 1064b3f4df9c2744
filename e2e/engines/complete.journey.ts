import { expect, test } from './fixtures.ts';

/** What is typed key by key, what the field then shows, what is stored, and what the document prints. */
const answers = [
  [
    'Razón social del sostenedor',
    'Corporación Ñandú Ltda.',
    'Corporación Ñandú Ltda.',
    'Corporación Ñandú Ltda.',
  ],
  ['RUT del sostenedor', '77.777.777-7', '77.777.777-7', '77.777.777-7'],
  ['Nombre de la trabajadora', 'Ana Prueba Ejemplo', 'Ana Prueba Ejemplo', 'Ana Prueba Ejemplo'],
  ['Cédula de identidad', '11.111.111-1', '11.111.111-1', '11.111.111-1'],
  ['Inicio', '02-03-2026', '02-03-2026', '2 de marzo de 2026'],
  ['Lunes: Salida', '18:00', '18:00', '18:00'],
  ['Sueldo base', '1.250.000', '1.250.000', '$1.250.000'],
  ['Bonificación de Reconocimiento Profesional (BRP), título', '94.650', '94.650', '$94.650'],
] as const;

const fileName = 'contrato-plazo-fijo-educadora-diferencial-ana-prueba-ejemplo.docx';

test('what is typed with dots and hyphens is one value in field, preview, draft and Word file', async ({
  buyer,
  savedWord,
}) => {
  const lines = [{ id: 'prod_contrato_pf_ed_01', quantity: 1 }];
  const now = new Date().toISOString();
  const receipt = { reference: 'ref-1', preparedId: null, lines, total: 8_000, startedAt: now };
  await buyer.open('/checkout');
  await buyer.reads(
    (stored) => localStorage.setItem('mle.purchases', stored),
    JSON.stringify({ attempts: [], receipts: [{ ...receipt, paymentId: '123', paidAt: now }] }),
  );
  await buyer.open('/completar/contrato-plazo-fijo-educadora');
  await buyer.sees({ role: 'button', name: 'Descargar en Word' });

  for (const [label, typed, shown] of answers) {
    await buyer.typeInto(label, typed);
    const value = () =>
      buyer.reads(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement ? field.value : null;
      });
    await expect.poll(value, label).toBe(shown);
  }
  await buyer.press({ role: 'heading', name: 'Contrato', starts: true });

  const preview = () =>
    buyer.reads(() => document.querySelector('article')?.textContent?.replaceAll('\u00a0', ' '));
  for (const [, , , printed] of answers) await expect.poll(preview).toContain(printed);

  // Read again by a page that has only the draft.
  await buyer.open('/completar/contrato-plazo-fijo-educadora');
  for (const [label, , shown, printed] of answers) {
    await buyer.press({ role: 'field', name: label });
    const value = () =>
      buyer.reads(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement ? field.value : null;
      });
    await expect.poll(value, label).toBe(shown);
    await expect.poll(preview).toContain(printed);
  }
  await buyer.press({ role: 'button', name: 'Descargar en Word' });
  await buyer.press({ role: 'button', name: 'Descargar igual' });
  const text = await savedWord(fileName);
  for (const [, , , printed] of answers) expect(text).toContain(printed);
});
