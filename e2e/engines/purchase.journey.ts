import { formattedTotal } from '../../tests/shop.ts';
import { contractName, formName } from '../support/names.ts';
import { expect, test } from './fixtures.ts';

test('a school buys both templates and gets two real Word documents', async ({ buyer, savedWord }) => {
  await buyer.open('/tienda');
  for (const name of [formName, contractName]) {
    await buyer.press({ role: 'link', name, within: 'main' });
    await buyer.sees({ role: 'heading', name });
    await buyer.press({ role: 'button', name: 'Añadir al Carrito por', isPrefix: true });
    await buyer.sees({ role: 'heading', name: 'Tienda' });
  }
  await buyer.press({ role: 'button', name: 'Abrir carrito, 2 productos' });
  await buyer.press({ role: 'link', name: 'Finalizar Compra' });
  await buyer.press({ role: 'button', name: 'Pagar con Mercado Pago' });
  await buyer.press({ role: 'link', name: 'Pagar con Mercado Pago' });
  await expect
    .poll(() => buyer.evaluate(() => document.querySelector('main')?.textContent))
    .toContain(formattedTotal({ forms: 1, contracts: 1 }));
  await buyer.press({ role: 'button', name: 'Aprobar pago' });

  await buyer.sees({ role: 'heading', name: '¡Gracias por su compra!' });
  await buyer.press({ role: 'button', name: 'Abrir menú' });
  await buyer.sees({ role: 'button', name: 'Abrir carrito, 0 productos' });
  await buyer.press({ role: 'button', name: 'Cerrar menú' });
  await buyer.press({ role: 'button', name: `Descargar en blanco ${formName}` });
  expect(await savedWord('formulario-registro-dea.docx')).toContain('Plan de mantención');
  await buyer.press({ role: 'button', name: `Descargar en blanco ${contractName}` });
  expect(await savedWord('contrato-plazo-fijo-educadora-diferencial.docx')).toContain('OCTAVO');
});
