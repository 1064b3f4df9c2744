import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noBuyer } from '../../../src/features/purchases/buyer.ts';
import { folderFacts } from '../../../src/features/purchases/folder-facts.ts';
import { folderSheets } from '../../../src/features/purchases/folder-sheets.ts';
import { voucherFacts } from '../../../src/features/purchases/voucher-facts.ts';
import { receipt } from '../tax-request/purchase.ts';

const email = 'contacto@mentorialegal.example';
const buyer = { school: 'Colegio Los Aromos', taxId: '76.543.210-3', rbd: '99999' };

test('the folder has day and hour of the approval in Chile, and the quote’s number', () => {
  expect(folderFacts({ ...receipt, quote: 'C-260301-7KQP' }, buyer, email)).toEqual([
    ['Compra en', 'Mentoría Legal Educacional'],
    ['Correo', email],
    ['Fecha y hora de aprobación', '2 de marzo de 2026, 09:04 (hora de Chile)'],
    ['Cotización', 'C-260301-7KQP'],
    ['Número de pago de Mercado Pago', '5550001'],
    ['Establecimiento', 'Colegio Los Aromos'],
    ['RUT', '76.543.210-3'],
    ['RBD', '99999'],
  ]);
});

test('without the service’s word on the approval, the time is that of the device', () => {
  const { approvedAt: _, ...old } = receipt;
  expect(folderFacts({ ...old, paymentId: null }, noBuyer, email).slice(2)).toEqual([
    ['Fecha y hora registradas por este equipo', '2 de marzo de 2026, 09:04 (hora de Chile)'],
  ]);
});

test('the printed receipt has its day, and the quote’s number where there is one', () => {
  const day = ['Fecha', '2 de marzo de 2026'];
  const payment = ['Número de pago de Mercado Pago', '5550001'];
  const quoted = { ...receipt, quote: 'C-260301-7KQP' };
  expect(voucherFacts(quoted, noBuyer, email).slice(2)).toEqual([
    day,
    ['Cotización', 'C-260301-7KQP'],
    payment,
  ]);
  const { quote: _, ...bare } = quoted;
  expect(voucherFacts(bare, noBuyer, email).slice(2)).toEqual([day, payment]);
});

test('a usual purchase has three sheets, and two where the firm takes no requests', () => {
  const kinds = (request: string | null) => folderSheets(receipt.lines, request).map(({ kind }) => kind);
  expect(kinds('Estimados:\n\nPido')).toEqual(['receipt', 'request', 'own']);
  expect(kinds(null)).toEqual(['receipt', 'request', 'own']);
  expect(kinds('notTaken')).toEqual(['receipt', 'own']);
});

test('every line is on one sheet, in order, and the facts and the total on one each', () => {
  const line = fc.record({ id: fc.string({ minLength: 1, maxLength: 256 }), quantity: fc.constant(1) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 50 }),
      fc.string({ unit: 'grapheme' }),
      (lines, text) => {
        const sheets = folderSheets(lines, text);
        const receipts = sheets.filter((sheet) => sheet.kind === 'receipt');
        expect(receipts.flatMap((sheet) => sheet.lines)).toEqual(lines);
        const places = receipts.map(({ place }) => place);
        const usual = ['first', ...places.slice(1, -1).map(() => 'middle'), 'last'];
        expect(places).toEqual(places.length === 1 ? ['only'] : usual);
        const requests = sheets.filter((sheet) => sheet.kind === 'request');
        expect(requests.flatMap((sheet) => sheet.lines ?? []).join('\n')).toBe(text);
        expect(requests.map(({ isFirst }) => isFirst).indexOf(true)).toBe(0);
        expect(sheets.at(-1)?.kind).toBe('own');
      },
    ),
  );
});
