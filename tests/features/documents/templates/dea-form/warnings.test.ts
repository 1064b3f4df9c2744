import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../../src/features/documents/model/date.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { warnings } from '../../../../../src/features/documents/templates/dea-form/warnings.ts';

const today = '2026-03-02';

function messages(values: Values): readonly string[] {
  return warnings(values, today).map(({ message }) => message);
}

test('a blank form has no warning, nor has one with invalid dates', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ dea_venc_bateria: '31-02-2020', dea_fecha_adquisicion: 'ayer' })).toEqual([]);
});

test('a purchase or signature after today is warned about', () => {
  expect(messages({ dea_fecha_adquisicion: '2026-03-02' })).toEqual([]);
  expect(messages({ dea_fecha_adquisicion: '2026-03-03' })).toEqual([
    'La fecha de adquisición es posterior a hoy.',
  ]);
  expect(messages({ firma_fecha: '2026-03-03', decl_personal: 'si' })).toEqual([
    'La fecha de la firma es posterior a hoy.',
  ]);
});

test('a battery that has expired, or will in 90 days, is warned about', () => {
  const battery = (date: string) => messages({ dea_venc_bateria: date });
  expect(battery('2026-03-01')).toEqual([
    'Batería. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  ]);
  expect(battery('2026-03-02')).toEqual(['La batería vence hoy (2-3-2026): prevea su reemplazo.']);
  expect(battery('2026-03-03')).toEqual(['La batería vence el 3-3-2026, en 1 día: prevea su reemplazo.']);
  expect(battery('2026-05-31')).toEqual(['La batería vence el 31-5-2026, en 90 días: prevea su reemplazo.']);
  expect(battery('2026-06-01')).toEqual([]);
});

test('two parts that have expired are told apart', () => {
  expect(messages({ dea_venc_bateria: '2026-03-01', dea_venc_electrodos: '2026-03-01' })).toEqual([
    'Batería. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
    'Electrodos. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  ]);
});

test('exactly the dates from today to 90 days on are warned about as near', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
      const shown = messages({ dea_venc_electrodos: addDays(today, days) });
      expect(shown.some((message) => message.includes('prevea'))).toBe(days >= 0 && days <= 90);
      expect(shown.some((message) => message.includes('Electrodos. Esta fecha ya venció'))).toBe(days < 0);
    }),
    { numRuns: 1_000 },
  );
});

test('a form number up to the total, or without one, is not warned about', () => {
  expect(messages({ formulario_numero: '10', formulario_total: '10' })).toEqual([]);
  expect(messages({ formulario_numero: '3' })).toEqual([]);
});

test('without a maintenance plan the form says what has to come first', () => {
  const [warning] = warnings({ mant_plan: 'no' }, today);
  expect(warning?.message).toBe('El equipo no cuenta con un plan de mantención vigente.');
  expect(warning?.rule).toContain('debe elaborarlo antes de declarar el equipo');
  expect(messages({ mant_plan: 'si' })).toEqual([]);
});

test('training shorter than declared, or in the future, is warned about by the person', () => {
  const trained = (values: Values) => messages({ per_2_nombre: 'Pedro Prueba', ...values });
  expect(trained({ per_2_horas: '3:00', per_2_practicas: '2:00', per_2_fecha: today })).toEqual([]);
  expect(trained({ per_2_horas: '2:59' })).toEqual([
    'Pedro Prueba: la capacitación suma 2:59; debe ser de al menos 3:00.',
  ]);
  expect(trained({ per_2_practicas: '1:59' })).toEqual([
    'Pedro Prueba: las horas prácticas suman 1:59; deben ser al menos 2:00.',
  ]);
  expect(messages({ per_20_fecha: '2026-03-03' })).toEqual([
    'Persona 20: la fecha de la capacitación es posterior a hoy.',
  ]);
});
