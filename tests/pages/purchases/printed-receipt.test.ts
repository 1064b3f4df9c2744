import { expect, test } from 'vitest';
import { noBuyer } from '../../../src/features/school/buyer.ts';
import { printedReceiptFacts } from '../../../src/pages/purchases/printed-receipt.tsx';
import { receipt } from '../../features/tax-request/purchase.ts';

const email = 'contacto@mentorialegal.example';
const seller = { legalName: 'Mentoría de Ejemplo SpA', rut: '76.000.000-0', address: null, email };
const buyer = { school: 'Colegio Los Aromos', taxId: '76.543.210-3', rbd: '99999' };

test('the printed receipt names the seller, approval, quote and purchase order', () => {
  expect(printedReceiptFacts({ ...receipt, quote: 'C-260301-7KQP' }, buyer, '1057-46-SE26', seller)).toEqual([
    ['Compra en', 'Mentoría Legal Educacional'],
    ['Razón social', 'Mentoría de Ejemplo SpA'],
    ['RUT', '76.000.000-0'],
    ['Correo', email],
    ['Fecha y hora de aprobación', '2 de marzo de 2026, 09:04 (hora de Chile)'],
    ['Cotización', 'C-260301-7KQP'],
    ['Número de pago de Mercado Pago', '5550001'],
    ['Establecimiento', 'Colegio Los Aromos'],
    ['RUT', '76.543.210-3'],
    ['RBD', '99999'],
    ['Orden de compra', '1057-46-SE26'],
  ]);
});

test('a receipt without an approval time shows the date of the buyer’s return', () => {
  const { approvedAt: _, ...unapproved } = receipt;
  expect(printedReceiptFacts({ ...unapproved, paymentId: null }, noBuyer, '', seller).slice(4)).toEqual([
    ['Fecha', '2 de marzo de 2026'],
  ]);
});
