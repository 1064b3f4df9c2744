import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { reminderFile, remindersOf } from '../../../../../src/features/documents/form/review/reminders.ts';
import { addDays } from '../../../../../src/features/documents/model/date.ts';
import type { Template, Values } from '../../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { sampleTemplate } from '../../sample-template.ts';
import { smallTemplate } from '../../small-template.ts';

const today = '2026-03-02';

function remindersWith(template: Template, values: Values, draftId = 'borrador-1', day = today) {
  return remindersOf(template, values, day, draftId);
}

test('the DEA form has reminders 90, 30, 7 and 0 days before each expiry', () => {
  const values = {
    est_nombre: 'Colegio Los Aromos de Prueba',
    dea_marca: 'Marca Ejemplo',
    dea_serie: 'SN-000123',
    dea_venc_bateria: '2030-01-15',
    dea_venc_electrodos: '2028-07-15',
  };
  const events = remindersWith(deaForm, values);
  expect(events.map(({ date }) => date)).toEqual([
    '2029-10-17',
    '2029-12-16',
    '2030-01-08',
    '2030-01-15',
    '2028-04-16',
    '2028-06-15',
    '2028-07-08',
    '2028-07-15',
  ]);
  expect(events.map(({ title }) => title).slice(2, 5)).toEqual([
    'En 7 días vence la batería del desfibrilador (DEA) · Marca Ejemplo SN-000123',
    'Hoy vence la batería del desfibrilador (DEA) · Marca Ejemplo SN-000123',
    'En 90 días vencen los electrodos del desfibrilador (DEA) · Marca Ejemplo SN-000123',
  ]);
  expect(events[0]?.details).toBe('Fecha: 15-01-2030 · Colegio Los Aromos de Prueba');
});

test('the contract has reminders of its end with the worker’s name', () => {
  const events = remindersWith(fixedTermContract, {
    plazo_termino: '2027-02-28',
    trab_nombre: 'Ana Prueba Ejemplo',
  });
  expect(events.map(({ date }) => date)).toEqual([
    '2026-11-30',
    '2026-12-30',
    '2027-01-29',
    '2027-02-21',
    '2027-02-28',
  ]);
  expect(events.at(-1)?.title).toBe('Hoy termina el contrato a plazo fijo · Ana Prueba Ejemplo');
});

test('a reminder one day before says «En 1 día»', () => {
  const titles = remindersWith(smallTemplate, { sal_fecha: '2026-05-04' }).map(({ title }) => title);
  expect(titles).toEqual(['En 7 días es la salida', 'En 1 día es la salida']);
});

test('leaves out reminders in the past', () => {
  const upcomingReminders = remindersWith(deaForm, { dea_venc_bateria: addDays(today, 20) });
  expect(upcomingReminders.map(({ date }) => date)).toEqual([addDays(today, 13), addDays(today, 20)]);
});

test('has no reminders without a valid date in the future', () => {
  for (const date of ['', '2026-03-02', '2020-01-01', '2030-02-31', 'pronto']) {
    expect(remindersWith(deaForm, { dea_venc_bateria: date }), date).toEqual([]);
  }
  expect(remindersWith(sampleTemplate(), { dea_venc_bateria: '2030-01-15' })).toEqual([]);
});

test('reminders have unique ids that stay the same when answers change', () => {
  const idsOf = (answers: Values, idOfDraft: string) =>
    remindersWith(deaForm, answers, idOfDraft).map(({ uid }) => uid);
  const values = { dea_venc_bateria: '2030-01-15', dea_venc_electrodos: '2030-01-15' };
  const ids = idsOf(values, 'uno');
  expect(idsOf({ ...values, dea_serie: 'SN-2', dea_venc_bateria: '2031-05-01' }, 'uno')).toEqual(ids);
  expect(new Set([...ids, ...idsOf(values, 'otro')]).size).toBe(2 * ids.length);
});

test('makes a calendar file with the draft in its name', async () => {
  const file = reminderFile(
    remindersWith(deaForm, { dea_venc_bateria: '2030-01-15' }),
    'SN 1',
    new Date('2026-03-02T15:04:05Z'),
  );
  expect(file.name).toBe('recordatorios-sn-1.ics');
  expect(file.type).toBe('text/calendar;charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(4);
});
