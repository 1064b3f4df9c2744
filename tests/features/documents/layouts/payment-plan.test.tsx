// @vitest-environment dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPerson } from '../batch/sheet-cells.ts';
import {
  answersIn,
  fillIn,
  findControl,
  openTemplate,
  previewText,
  waitForPreview,
} from '../form/open-form.tsx';
import { paymentPlan } from './payment-plan.tsx';

test('the form shows a group in the view of its layout', async () => {
  await openTemplate(paymentPlan);
  const table = screen.getByRole('table', { name: 'Pagos del plan' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(within(table).getByLabelText('Pago 3: monto')).toBe(findControl('Pago 3: monto'));
});

test('the form and the document show proposed amounts, but the draft doesn’t store them', async () => {
  const drafts = await openTemplate(paymentPlan);
  fillIn('Total por pagar', '100000');
  await waitForPreview();
  expect(findControl('Pago 3: monto')).toHaveProperty('value', '33.334');
  expect(previewText()).toContain('$33.333');
  expect(answersIn(drafts)).toEqual({ plan_total: '100000' });
});

const headings = ['RUT de quien paga', 'Apoderado', 'Plan de cuotas'];

test('a single column of the layout answers the fields of all instalments', () => {
  const row = readPerson(paymentPlan, headings, [
    '11.111.111-1',
    'Ana Prueba',
    '3 pagos de $50.000 desde el 05-03-2026',
  ]);
  expect(row.values).toMatchObject({
    pago_1_fecha: '2026-03-05',
    pago_1_monto: '50000',
    pago_2_fecha: '2026-04-04',
    pago_3_monto: '50000',
  });
  expect(row.problems).toEqual([]);
});

test('a cell that the layout cannot parse is a problem', () => {
  const row = readPerson(paymentPlan, headings, ['11.111.111-1', 'Ana Prueba', 'en cuotas']);
  expect(row.problems.map(({ field, message }) => [field.key, message])).toEqual([
    ['pagos_plan', 'Escriba el plan como «3 pagos de $50.000 desde el 05-03-2026».'],
  ]);
});
