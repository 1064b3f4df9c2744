import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockColumns,
  type Day,
  days,
  dayTotals,
  durationColumns,
  scheduleKey,
  weekTotals,
} from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { fieldOf, type Values } from '../../../../../src/features/documents/model/document.ts';
import { formatDuration, formatTime } from '../../../../../src/features/documents/model/hours.ts';
import { parseInput, problemOf } from '../../../../../src/features/documents/model/input.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';

const runs = { numRuns: 1_000 };

const today = '2026-03-02';

function warningsFor(values: Values) {
  return fixedTermContract.warnings(values, today);
}

function messagesFor(values: Values): readonly string[] {
  return warningsFor(values).map(({ message }) => message);
}

/** Returns 08:00 for the start, the end and the lunch of a day, so that it has no working time. */
function dayWithoutWork(day: Day): Values {
  return Object.fromEntries(clockColumns.map((column) => [scheduleKey(day, column), '08:00']));
}

function messagesContaining(values: Values, part: string): readonly string[] {
  return messagesFor(values).filter((message) => message.includes(part));
}

test('warnings cite the law that sets the limit', () => {
  const sourceOf = (values: Values) => warningsFor(values)[0]?.sourceText;
  expect(sourceOf({ jor_viernes_salida: '15:45' })).toContain(
    'art. 80: a lo más 44 horas semanales con un mismo empleador',
  );
  expect(sourceOf({ jor_lunes_colacion_termino: '13:44' })).toContain('art. 34');
  expect(sourceOf({ plazo_inicio: '2026-03-02', plazo_termino: '2029-03-02' })).toContain('art. 159 N.º 4');
});

test('the warning about a short lunch names both of its times', () => {
  const [warning] = warningsFor({ jor_lunes_colacion_termino: '13:44' });
  expect(warning?.keys).toEqual(['jor_lunes_colacion_inicio', 'jor_lunes_colacion_termino']);
});

const limits: readonly (readonly [typed: Values, part: string, ...sentences: string[]])[] = [
  [
    { jor_viernes_salida: '15:45' },
    '',
    'La semana suma 43:00; el contrato pacta 44:00.',
    'Las actividades no lectivas de la tabla 2 suman 16:00; la tabla 1 deja 15:00.',
  ],
  [
    { jor_lunes_colacion_termino: '13:44' },
    'Lunes',
    'Lunes: la colación dura 0:29; debe ser de al menos 0:30.',
  ],
  [{ jor_lunes_colacion_termino: '13:45' }, 'colación'],
  [{ jor_martes_salida: '18:46' }, 'Martes', 'Martes: la jornada suma 10:01; no debe exceder de 10:00.'],
  [{ jor_martes_salida: '18:45' }, 'Martes'],
  [{ jor_viernes_aula: '7:30' }, 'docencia de aula suma'],
  [
    { jor_viernes_aula: '7:31' },
    'docencia de aula suma',
    'La docencia de aula suma 28:31; no debe exceder de 28:30.',
  ],
  [
    { jor_jueves_salida: '07:00' },
    'Jueves',
    'Jueves: las horas no están en orden (entrada, inicio y término de la colación, salida).',
  ],
  [
    { jor_jueves_colacion_termino: '13:00' },
    'Jueves',
    'Jueves: las horas no están en orden (entrada, inicio y término de la colación, salida).',
  ],
  [
    { jor_horas: '5', jor_lunes_salida: '07:00' },
    'Lunes',
    'Lunes: las horas no están en orden (entrada, salida).',
  ],
  [
    { jor_lunes_aula: '8:45' },
    'Lunes',
    'Lunes: la docencia de aula y los recreos suman más que la jornada del día.',
  ],
  // The field of an invalid time reports a problem, so no warning repeats it.
  [{ jor_lunes_entrada: 'temprano', jor_martes_aula: 'mucho' }, ''],
  [
    { nol_preparacion: '6:23', nol_reuniones: '2:07' },
    '',
    'La preparación y evaluación suma 6:23 de 16:00 no lectivas: menos del 40 %, salvo que lo completen otras actividades que la ley permite considerar.',
  ],
  [{ nol_preparacion: '6:24', nol_reuniones: '2:06' }, ''],
  [
    { jor_horas: '30', jor_lunes_salida: '16:00' },
    'La semana',
    'La semana suma 31:15; el contrato pacta 30:00.',
  ],
  [dayWithoutWork('viernes'), 'Viernes: la colación'],
  [{ jor_horas: '38', jor_viernes_libre: 'si', jor_viernes_salida: '23:00' }, ''],
  // A cleared time or number of hours leaves nothing to compare.
  [{ jor_lunes_salida: '' }, ''],
  [
    { jor_horas: '', jor_lunes_salida: '16:45' },
    '',
    'Las actividades no lectivas de la tabla 2 suman 16:00; la tabla 1 deja 15:00.',
  ],
  [
    { plazo_inicio: '2026-03-02', plazo_termino: '2026-03-02' },
    '',
    'El contrato empieza el 2 de marzo de 2026 y termina el 2 de marzo de 2026.',
  ],
  [{ plazo_inicio: '2026-03-02', plazo_termino: '2026-03-03' }, ''],
  [{ plazo_inicio: '2026-03-02', plazo_termino: '2028-03-02' }, ''],
  [
    { plazo_inicio: '2026-03-02', plazo_termino: '2028-03-03' },
    '',
    'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
  ],
  [{ plazo_inicio: '2026-03-02', plazo_termino: '2028-02-30' }, ''],
  [
    { plazo_inicio: '2026-03-01', trab_titulo_fecha: '2026-03-03' },
    '',
    'La fecha del título es posterior a hoy.',
  ],
  [{ plazo_inicio: '2026-03-01', trab_titulo_fecha: '2026-03-01' }, ''],
  [{ plazo_inicio: '2026-03-02', contrato_fecha: '2026-03-17' }, ''],
  [{ inhab_fecha_consulta: '2026-03-02' }, ''],
  [{ inhab_fecha_consulta: '2026-03-03' }, '', 'La fecha de consulta de inhabilidades es posterior a hoy.'],
];

test.each(limits.map(([typed, part, ...sentences]) => ({ typed, part, sentences })))(
  'with $typed, the warnings about «$part» are $sentences',
  ({ typed, part, sentences }) => {
    expect(messagesFor(typed).filter((message) => message.includes(part))).toEqual(sentences);
  },
);

test('an RBD of any format gets neither warning nor problem', () => {
  const rbd = fieldOf(fixedTermContract, 'est_rbd');
  for (const typed of ['12345-6', '123456', '1234', '12345-K', 'en trámite']) {
    expect(messagesFor({ est_rbd: typed }), typed).toEqual([]);
    expect(problemOf(rbd, parseInput(rbd, typed)), typed).toBeNull();
  }
});

test('warns about a worker who is a minor or not yet born', () => {
  const birthMessages = (date: string) => messagesFor({ trab_nacimiento: date, plazo_inicio: '2026-03-02' });
  expect(birthMessages('2025-02-10')).toEqual([
    'Según la fecha de nacimiento, quien firma tendría 1 año al comenzar: revísela.',
  ]);
  expect(birthMessages('2008-03-03')).toEqual([
    'Según la fecha de nacimiento, quien firma tendría 17 años al comenzar: revísela.',
  ]);
  expect(birthMessages('2008-03-02')).toEqual([]);
  for (const start of ['', '2026-03-01'])
    expect(messagesFor({ trab_nacimiento: '2008-03-03', plazo_inicio: start })).toEqual([
      'Según la fecha de nacimiento, quien firma tendría 17 años hoy: revísela.',
    ]);
  expect(birthMessages('2026-03-03')).toEqual(['La fecha de nacimiento es posterior a hoy.']);
});

const yearMessage =
  'El contrato va del 2 de marzo de 2026 al 28 de febrero de 2027 y el año laboral docente es ';

test.each([
  ['2026', '2026-03-02', '2027-02-28'],
  ['2026', '2026-02-23', '2027-02-28'],
  ['2026', '2026-08-01', '2026-12-31'],
  ['2025', '2026-01-05', '2026-02-28'],
  ['2026', '2026-03-02', ''],
  ['2026', '', '2027-02-28'],
  ['202', '2026-03-02', '2027-02-28'],
  ['2026', '', ''],
  ['2025', '2026-03-02', '2027-02-28', `${yearMessage}2025.`],
  ['2027', '2026-03-02', '2027-02-28', `${yearMessage}2027.`],
])(
  'the school year %s of a term from %s to %s gets the warning %s',
  (plazo_anio, plazo_inicio, plazo_termino, ...expected) => {
    expect(messagesContaining({ plazo_anio, plazo_inicio, plazo_termino }, 'año laboral')).toEqual(expected);
  },
);

test('a warning quotes typed words that disagree with the chosen gender', () => {
  const values = {
    trab_trato: 'masculino',
    trab_titulo: 'Profesora de Educación Diferencial',
    trab_nacionalidad: 'chilena',
  };
  expect(messagesFor(values)).toEqual([
    '«chilena» no concuerda con su respuesta «Hombre».',
    '«Profesora» no concuerda con su respuesta «Hombre».',
  ]);
  expect(messagesFor({ rep_trato: 'femenino', rep_nacionalidad: 'chileno' })).toHaveLength(1);
  expect(messagesFor({ ...values, trab_trato: '' })).toEqual([]);
});

test('a name whose gender is not chosen gets a warning at the gender’s field', () => {
  expect(warningsFor({ rep_nombre: 'Juan Prueba Ejemplo', trab_nombre: 'Pedro Prueba Ejemplo' })).toEqual([
    {
      keys: ['rep_trato', 'rep_nombre'],
      message:
        'No ha elegido si quien representa es mujer u hombre: mientras tanto, el contrato dice «don(ña)».',
      sourceText: 'Las palabras que acompañan a cada nombre siguen esa respuesta.',
      showUnder: 'last',
    },
    {
      keys: ['trab_trato', 'trab_nombre'],
      message:
        'No ha elegido si quien trabaja es mujer u hombre: mientras tanto, el contrato dice «la Trabajadora».',
      sourceText: 'Las palabras que acompañan a cada nombre siguen esa respuesta.',
      showUnder: 'last',
    },
  ]);
  const chosenGenders = { rep_trato: 'masculino', trab_trato: 'femenino' };
  expect(warningsFor({ ...chosenGenders, rep_nombre: 'Juan Prueba', trab_nombre: 'Ana Prueba' })).toEqual([]);
  expect(warningsFor({ rep_nombre: ' ', trab_nombre: ' ' })).toEqual([]);
});

test('the limit of teaching hours in warnings is proportional to the contract’s hours', () => {
  const values = { jor_horas: '22', jor_lunes_aula: '7:00' };
  const [warning] = warningsFor(values).filter(({ message }) => message.startsWith('La docencia de aula'));
  expect(warning?.message).toMatch(/no debe exceder de 14:15\.$/);
  expect(warning?.sourceText).toContain('28:30 de 44 horas');
});

test('the cited clause agrees with the number of hours', () => {
  const sourceFor = (hours: string) =>
    warningsFor({ jor_horas: hours, jor_lunes_salida: '18:45' }).find(({ message }) =>
      message.startsWith('La semana'),
    )?.sourceText;
  expect(sourceFor('1')).toContain('la jornada es de 1 hora, distribuida según');
  expect(sourceFor('2')).toContain('la jornada es de 2 horas, distribuidas según');
});

test('a day needs a lunch only above five hours', () => {
  const halfDay = (end: string) => ({ jor_horas: '25', jor_viernes_libre: 'no', jor_lunes_salida: end });
  expect(messagesContaining(halfDay('13:00'), 'colación')).toEqual([]);
  expect(messagesContaining(halfDay('13:01'), 'colación')).toEqual([
    'Lunes: la jornada suma 5:01 sin colación; la colación debe ser de al menos 0:30.',
  ]);
  expect(warningsFor(halfDay('13:01'))[0]?.keys).toEqual(['jor_lunes_sin_colacion']);
});

const minutesOfDay = fc.array(fc.nat(24 * 60 - 1), { minLength: 4, maxLength: 4 });
const weeks = fc.array(fc.tuple(minutesOfDay, fc.nat(600), fc.nat(90)), { minLength: 5, maxLength: 5 });

function valuesOf(dayTimes: readonly (readonly [readonly number[], number, number])[]): Values {
  return Object.fromEntries(
    days.flatMap((day, index) => {
      const [times = [], ...durations] = dayTimes[index] ?? [];
      return [
        ...clockColumns.map(
          (column, position) => [scheduleKey(day, column), formatTime(times[position] ?? 0)] as const,
        ),
        ...durationColumns.map(
          (column, position) => [scheduleKey(day, column), formatDuration(durations[position] ?? 0)] as const,
        ),
      ];
    }),
  );
}

test('the totals and warnings of any week follow from its times', () => {
  fc.assert(
    fc.property(weeks, fc.boolean(), (generatedWeek, areTimesSorted) => {
      const values = valuesOf(
        generatedWeek.map(([times, ...rest]) => [
          areTimesSorted ? times.toSorted((a, b) => a - b) : times,
          ...rest,
        ]),
      );
      const totals = days.map((day) => dayTotals(week.reader(values), day));
      const weekTotal = weekTotals(week.reader(values));
      for (const part of ['teaching', 'breaks', 'lunch', 'other', 'total'] as const) {
        const dayMinutes = totals.map((day) => day[part]);
        // A day whose teaching exceeds its hours has null for `other`, although the week may have a number.
        if (dayMinutes.every((minutes) => minutes !== null)) {
          expect(weekTotal[part]).toBe(dayMinutes.reduce((sum, minutes) => sum + minutes, 0));
        }
      }
      for (const { total, other, teaching, breaks } of totals) {
        if (other !== null) expect((teaching ?? 0) + (breaks ?? 0) + other).toBe(total);
      }
      const shownMessages = messagesFor(values);
      // These limits are in minutes: 28:30 hours of teaching and 44:00 hours in all.
      expect(shownMessages.some((message) => message.startsWith('La docencia de aula suma'))).toBe(
        (weekTotal.teaching ?? 0) > 1710,
      );
      expect(shownMessages.some((message) => message.startsWith('La semana suma'))).toBe(
        weekTotal.total !== null && weekTotal.total !== 2640,
      );
      for (const [index, [times]] of generatedWeek.entries()) {
        const [start = 0, lunchStart = 0, lunchEnd = 0, end = 0] = areTimesSorted
          ? times.toSorted((a, b) => a - b)
          : times;
        const areInOrder = start <= lunchStart && lunchStart <= lunchEnd && lunchEnd <= end;
        const name = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'][index] ?? '';
        const hasWarning = (part: string) =>
          shownMessages.some((message) => message.startsWith(`${name}: ${part}`));
        expect(hasWarning('las horas')).toBe(!areInOrder);
        const workMinutes = end - start - (lunchEnd - lunchStart);
        // Above 5 hours of work a day needs 30 minutes of lunch. Above 10 hours it is too long.
        expect(hasWarning('la colación')).toBe(areInOrder && workMinutes > 300 && lunchEnd - lunchStart < 30);
        expect(hasWarning('la jornada')).toBe(areInOrder && workMinutes > 600);
      }
    }),
    runs,
  );
});
