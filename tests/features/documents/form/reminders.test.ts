import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { reminderFile, remindersOf } from '../../../../src/features/documents/form/reminders.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { sampleTemplate } from '../sample.ts';

const today = '2026-03-02';

test('the form has reminders for battery and electrodes, which name the device', () => {
  const values = {
    est_nombre: 'Colegio Los Aromos de Prueba',
    dea_marca: 'Marca Ejemplo',
    dea_serie: 'SN-000123',
    dea_venc_bateria: '2030-01-15',
    dea_venc_electrodos: '2028-07-15',
  };
  const details = 'Colegio Los Aromos de Prueba · Marca Ejemplo · SN-000123';
  expect(remindersOf(deaForm, values, today)).toEqual([
    { date: '2030-01-15', title: 'Vence la batería del desfibrilador (DEA)', details },
    { date: '2028-07-15', title: 'Vencen los electrodos del desfibrilador (DEA)', details },
  ]);
});

test('the contract reminds of its end', () => {
  const values = { plazo_termino: '2027-02-28', trab_nombre: 'Ana Prueba Ejemplo' };
  expect(remindersOf(fixedTermContract, values, today)).toEqual([
    { date: '2027-02-28', title: 'Termina el contrato a plazo fijo', details: 'Ana Prueba Ejemplo' },
  ]);
});

test('there is no reminder without a valid date in the future', () => {
  for (const date of ['', '2026-03-02', '2020-01-01', '2030-02-31', 'pronto']) {
    expect(remindersOf(deaForm, { dea_venc_bateria: date }, today), date).toEqual([]);
  }
  expect(remindersOf(sampleTemplate(), { dea_venc_bateria: '2030-01-15' }, today)).toEqual([]);
});

test('the file is a valid calendar, each event with its own name', async () => {
  const values = { dea_venc_bateria: '2030-01-15', dea_venc_electrodos: '2028-07-15' };
  const file = reminderFile(remindersOf(deaForm, values, today), new Date('2026-03-02T15:04:05Z'));
  expect(file.name).toBe('recordatorios.ics');
  expect(file.type).toBe('text/calendar;charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    'Vence la batería del desfibrilador (DEA)',
    'Vencen los electrodos del desfibrilador (DEA)',
  ]);
  expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual([3, 3]);
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(2);
});
