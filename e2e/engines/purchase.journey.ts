import { pesosOf } from '../../tests/shop.ts';
import { contract, form } from '../support/names.ts';
import { expect, test } from './fixtures.ts';

test('a school buys both templates and gets two real Word documents', async ({ buyer, savedWord }) => {
  await buyer.open('/tienda');
  for (const name of [form, contract]) {
    await buyer.press({ role: 'link', name, within: 'main' });
    await buyer.sees({ role: 'heading', name });
    await buyer.press({ role: 'button', name: 'Añadir al Carrito por', starts: true });
    await buyer.sees({ role: 'heading', name: 'Tienda' });
  }
  await buyer.press({ role: 'button', name: 'Abrir carrito, 2 productos' });
  await buyer.press({ role: 'link', name: 'Finalizar Compra' });
  await buyer.press({ role: 'button', name: 'Pagar con Mercado Pago' });
  await buyer.press({ role: 'link', name: 'Pagar con Mercado Pago' });
  await expect
    .poll(() => buyer.evaluate(() => document.querySelector('main')?.textContent))
    .toContain(pesosOf(1, 1));
  await buyer.press({ role: 'button', name: 'Aprobar pago' });

  await buyer.sees({ role: 'heading', name: '¡Gracias por su compra!' });
  await buyer.press({ role: 'button', name: 'Abrir menú' });
  await buyer.sees({ role: 'button', name: 'Abrir carrito, 0 productos' });
  await buyer.press({ role: 'button', name: 'Cerrar menú' });
  await buyer.press({ role: 'button', name: `Descargar en blanco ${form}` });
  expect(await savedWord('formulario-registro-dea.docx')).toContain('Plan de mantención');
  await buyer.press({ role: 'button', name: `Descargar en blanco ${contract}` });
  expect(await savedWord('contrato-plazo-fijo-educadora-diferencial.docx')).toContain('OCTAVO');
});
