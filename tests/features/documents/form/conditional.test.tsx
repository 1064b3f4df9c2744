// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { smallTemplate } from '../small-template.ts';
import {
  answersIn,
  fillIn,
  findSection,
  openTemplate,
  previewText,
  sectionLinkText,
  waitForPreview,
} from './open-form.tsx';

const answerBusQuestion = (option: string) => {
  const question = screen.getByRole('group', { name: '¿Van en bus?' });
  return act(async () => fireEvent.click(within(question).getByRole('radio', { name: option })));
};
const unneededText = /el documento no lleva estos datos/;

test('hides the fields of a block that isn’t printed, and doesn’t count them as blank', async () => {
  await openTemplate(smallTemplate);
  expect(screen.queryByLabelText('Empresa del bus')).toBeNull();
  expect(screen.queryByLabelText('Punto de encuentro')).toBeNull();
  expect(sectionLinkText('Bus')).toContain('nada en blanco');
  expect(sectionLinkText('Paradas')).toContain('nada en blanco');
  expect(screen.getAllByText(unneededText)).toHaveLength(2);

  await answerBusQuestion('Sí');
  expect(screen.getByLabelText('Empresa del bus')).toBeDefined();
  expect(sectionLinkText('Bus')).toContain('4 en blanco');
  expect(sectionLinkText('Paradas')).toContain('1 en blanco');
  expect(screen.queryByText(unneededText)).toBeNull();
  await waitForPreview();
  expect(previewText()).toContain('Paradas del bus');

  await answerBusQuestion('No');
  expect(screen.getByLabelText('Punto de encuentro')).toBeDefined();
  await waitForPreview();
  expect(previewText()).not.toContain('Paradas del bus');
});

test('keeps the answers to a block that is no longer printed', async () => {
  const drafts = await openTemplate(smallTemplate);
  await answerBusQuestion('Sí');
  fillIn('Empresa del bus', 'Buses Ejemplo');
  expect(screen.getAllByText('Falta el correo de la empresa.').length).toBeGreaterThan(0);
  fillIn('Correo de la empresa', 'buses@');
  expect(screen.getAllByText(/Ingrese un correo/).length).toBeGreaterThan(0);
  await waitForPreview();
  expect(previewText()).toContain('Buses Ejemplo');

  await answerBusQuestion('No');
  await waitForPreview();
  expect(previewText()).not.toContain('Buses Ejemplo');
  expect(answersIn(drafts)).toMatchObject({ sal_empresa: 'Buses Ejemplo', sal_correo: 'buses@' });
  const messages = /Ingrese un correo|Falta el correo/;
  expect(screen.queryByText(messages, { ignore: '[role=status]' })).toBeNull();

  await answerBusQuestion('Sí');
  expect(screen.getByLabelText('Empresa del bus')).toHaveProperty('value', 'Buses Ejemplo');
});

test('shows the total of a table that is printed', async () => {
  await openTemplate(smallTemplate);
  await answerBusQuestion('Sí');
  fillIn('Pasajes', '100.000');
  fillIn('Peajes', '20.000');
  const amountSection = screen.getByLabelText('Peajes').closest('fieldset');
  expect(amountSection?.querySelector('output')?.textContent).toBe('$120.000');
});

test('a list uses the template’s words and starts with its minimum of rows', async () => {
  await openTemplate(smallTemplate);
  await answerBusQuestion('Sí');
  const stops = findSection('Paradas');
  expect(stops.textContent).toContain('El documento imprime al menos 1 fila; puede agregar hasta 3 paradas.');
  expect(stops.textContent).toContain('Parada 1Sin datos');
  fillIn('Parada 1: hora', '09:00');
  expect(stops.textContent).toContain('Parada 1Sin lugar');
  for (const _ of [2, 3]) fireEvent.click(within(stops).getByRole('button', { name: 'Agregar parada' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Parada 3: lugar'));
  expect(stops.textContent).toContain('Son 3 paradas, el máximo de la tabla.');
});
