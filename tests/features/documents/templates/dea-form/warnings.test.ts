import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../../src/features/documents/model/date.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';

const today = '2026-03-02';

function messagesFor(values: Values): readonly string[] {
  return deaForm.warnings(values, today).map(({ message }) => message);
}

const expiredText = ' Esta fecha ya venció: reemplace el componente antes de declarar el equipo.';

const limits: readonly (readonly [typed: Values, ...sentences: string[]])[] = [
  [{ dea_venc_bateria: '31-02-2020', dea_fecha_adquisicion: 'ayer' }],
  [{ dea_fecha_adquisicion: '2026-03-02' }],
  [{ dea_fecha_adquisicion: '2026-03-03' }, 'La fecha de adquisición es posterior a hoy.'],
  [{ firma_fecha: '2026-03-03', decl_personal: 'si' }, 'La fecha de la firma es posterior a hoy.'],
  [{ dea_venc_bateria: '2026-03-01' }, `Batería.${expiredText}`],
  [{ dea_venc_bateria: '2026-03-02' }, 'La batería vence hoy (2 de marzo de 2026): prevea su reemplazo.'],
  [
    { dea_venc_bateria: '2026-03-03' },
    'La batería vence el 3 de marzo de 2026, en 1 día: prevea su reemplazo.',
  ],
  [
    { dea_venc_bateria: '2026-05-31' },
    'La batería vence el 31 de mayo de 2026, en 90 días: prevea su reemplazo.',
  ],
  [{ dea_venc_bateria: '2026-06-01' }],
  [
    { dea_venc_bateria: '2026-03-01', dea_venc_electrodos: '2026-03-01' },
    `Batería.${expiredText}`,
    `Electrodos.${expiredText}`,
  ],
  [{ formulario_numero: '10', formulario_total: '10' }],
  [{ formulario_numero: '3' }],
  [{ mant_plan: 'si' }],
  [{ mant_plan: 'no' }, 'El equipo no cuenta con un plan de mantención vigente.'],
  [{ per_2_nombre: 'Pedro', per_2_horas: '3:00', per_2_practicas: '2:00', per_2_fecha: today }],
  [
    { per_2_nombre: 'Pedro', per_2_horas: '2:59' },
    'Pedro: la capacitación suma 2:59; debe ser de al menos 3:00.',
  ],
  [
    { per_2_nombre: 'Pedro', per_2_practicas: '1:59' },
    'Pedro: las horas prácticas suman 1:59; deben ser al menos 2:00.',
  ],
  [{ per_20_fecha: '2026-03-03' }, 'Persona 20: la fecha de la capacitación es posterior a hoy.'],
];

test.each(limits.map(([typed, ...sentences]) => ({ typed, sentences })))(
  '$typed has the warnings $sentences',
  ({ typed, sentences }) => {
    expect(messagesFor(typed)).toEqual(sentences);
  },
);

test('the warning about a missing maintenance plan says that the school needs one first', () => {
  const [warning] = deaForm.warnings({ mant_plan: 'no' }, today);
  expect(warning?.sourceText).toContain('debe elaborarlo antes de declarar el equipo');
});

test('warns about expiry dates within 90 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
      const shownMessages = messagesFor({ dea_venc_electrodos: addDays(today, days) });
      expect(shownMessages.some((message) => message.includes('prevea'))).toBe(days >= 0 && days <= 90);
      expect(shownMessages.some((message) => message.includes('Electrodos. Esta fecha ya venció'))).toBe(
        days < 0,
      );
    }),
    { numRuns: 1_000 },
  );
});
