import { expect, test } from 'vitest';
import { dataToCopy } from '../../../../../src/features/documents/form/review/data-to-copy.ts';
import { notApplicable } from '../../../../../src/features/documents/model/amount.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { yes } from '../../../../../src/features/documents/model/field.ts';
import { feminine, masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { template as contract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { templates } from '../../all-templates.ts';
import { sampleAnswers } from '../../sample-answers.ts';

const titlesOf = (values: Values) => dataToCopy(contract, values).map(({ title }) => title);

function valuesOf(title: string, values: Values): Readonly<Record<string, string>> {
  const group = dataToCopy(contract, values).find((candidate) => candidate.title === title);
  return Object.fromEntries((group?.values ?? []).map(({ label, text }) => [label, text]));
}

test('the contract offers its parties, place, pay, week and term in this order', () => {
  expect(titlesOf(sampleAnswers(contract))).toEqual([
    'Partes',
    'Lugar y funciones',
    'Remuneración',
    'Jornada',
    'Plazo',
  ]);
});

test('formats dates as dd-mm-aaaa and amounts as bare digits', () => {
  const values = { plazo_inicio: '2026-03-02', rem_sueldo_base: '850000', jor_horas: '44' };
  expect(valuesOf('Plazo', values)).toEqual({ Inicio: '02-03-2026' });
  expect(valuesOf('Remuneración', values)).toEqual({ 'Sueldo base': '850000' });
});

test('offers the pay total only if every amount is known', () => {
  const values = sampleAnswers(contract);
  expect(valuesOf('Remuneración', values)['Total haberes']).toMatch(/^\d+$/);
  expect(valuesOf('Remuneración', { ...values, rem_colacion: '' })['Total haberes']).toBeUndefined();
});

test('leaves out an amount that does not apply', () => {
  expect(valuesOf('Remuneración', { rem_bono_pie: notApplicable })).toEqual({});
});

test('a phone number has ordinary spaces, not non-breaking ones', () => {
  const parties = valuesOf('Partes', { trab_telefono: '+56 9 1234 5678', trab_rut: '12.345.678-5' });
  expect(parties).toEqual({
    'Teléfono de la trabajadora': '+56 9 1234 5678',
    'Cédula de identidad de la trabajadora': '12.345.678-5',
  });
});

test('the labels and the job title agree with the worker’s gender', () => {
  const rutAnswer = { trab_rut: '12.345.678-5' };
  expect(Object.keys(valuesOf('Partes', { ...rutAnswer, trab_trato: masculine }))).toEqual([
    'Cédula de identidad del trabajador',
  ]);
  expect(valuesOf('Lugar y funciones', { trab_trato: masculine }).Cargo).toBe('Educador Diferencial');
  expect(valuesOf('Lugar y funciones', { trab_trato: feminine }).Cargo).toBe('Educadora Diferencial');
});

test('the week has the times of workdays only', () => {
  const values = {
    jor_horas: '30',
    jor_viernes_libre: yes,
    jor_lunes_entrada: '08:00',
    jor_lunes_salida: '13:00',
    jor_lunes_sin_colacion: yes,
  };
  const { Lunes, Viernes } = valuesOf('Jornada', values);
  expect(Lunes).toBe('08:00 a 13:00');
  expect(Viernes).toBeUndefined();
});

test('a workday includes the time of its lunch', () => {
  const monday = {
    jor_lunes_entrada: '08:00',
    jor_lunes_colacion_inicio: '13:00',
    jor_lunes_colacion_termino: '13:45',
    jor_lunes_salida: '17:45',
  };
  expect(valuesOf('Jornada', monday).Lunes).toBe('08:00 a 17:45, colación de 13:00 a 13:45');
});

test('a template without data to copy offers nothing', () => {
  expect(dataToCopy(deaForm, sampleAnswers(deaForm))).toEqual([]);
});

test.each(templates)('all values of a group have different labels in $productId', (template) => {
  for (const { values } of dataToCopy(template, sampleAnswers(template))) {
    const labels = values.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
