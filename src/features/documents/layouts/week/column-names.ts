import { type Field, field } from '../../model/field.ts';
import { type Day, dayNames, days } from './schedule.ts';

export type ColumnKey = `semana_${Day | 'entrada' | 'salida' | 'turno' | 'dias'}`;

export const dayColumnKey = (day: Day): ColumnKey => `semana_${day}`;

export const weekSheetColumns: readonly Field<ColumnKey>[] = [
  ...days.map((day) =>
    field(dayColumnKey(day), 'text', {
      label: dayNames[day],
      hint: 'Entrada y salida, o «libre»',
      example: '8:00-14:00',
    }),
  ),
  field('semana_entrada', 'text', {
    label: 'Entrada',
    hint: 'La de todos los días de trabajo',
    example: '8:00',
  }),
  field('semana_salida', 'text', {
    label: 'Salida',
    hint: 'La de todos los días de trabajo',
    example: '14:00',
  }),
  field('semana_turno', 'text', {
    label: 'Turno',
    hint: 'Horario de la semana',
    example: 'L a V 8:00-14:00',
  }),
  field('semana_dias', 'text', { label: 'Días', hint: 'Días de trabajo', example: 'Lunes a jueves' }),
];

const daySpellings: Readonly<Record<Day, readonly string[]>> = {
  lunes: ['lunes', 'lun', 'lu'],
  martes: ['martes', 'mar', 'ma'],
  miercoles: ['miércoles', 'miérc', 'mier', 'mié', 'mi'],
  jueves: ['jueves', 'juev', 'jue', 'ju'],
  viernes: ['viernes', 'vier', 'vie', 'vi'],
};

function dayHeadings(day: Day): readonly string[] {
  const [name = '', ...shortNames] = daySpellings[day];
  const prefixes = ['horario', 'jornada', 'turno', 'día', 'horario día', 'horario del'];
  return [
    ...shortNames,
    ...daySpellings[day].flatMap((spelling) => ['horario', 'jornada'].map((word) => `${spelling} ${word}`)),
    ...prefixes.map((word) => `${word} ${name}`),
    ...['AM', 'PM', 'mañana', 'tarde'].map((halfDay) => `${name} ${halfDay}`),
    ...shortNames.map((spelling) => `horario ${spelling}`),
  ];
}

const startEndWords = {
  entrada: [
    'entrada',
    'hora entrada',
    'hora de entrada',
    'h. entrada',
    'inicio',
    'hora inicio',
    'hora de inicio',
    'ingreso',
    'hora ingreso',
    'hora de ingreso',
    'ent',
    'desde',
  ],
  salida: [
    'salida',
    'hora salida',
    'hora de salida',
    'h. salida',
    'término',
    'hora término',
    'hora de término',
    'fin',
    'hora fin',
    'sal',
    'hasta',
  ],
} as const;

export function startEndHeadings(day: Day, column: keyof typeof startEndWords): readonly string[] {
  const label = `${daySpellings[day][0]} ${column}`;
  return daySpellings[day]
    .flatMap((name) => startEndWords[column].flatMap((word) => [`${name} ${word}`, `${word} ${name}`]))
    .filter((heading) => heading !== label);
}

/** Headings recognized only as a sequence of all five days, because an «M» alone may be Tuesday or Wednesday. */
export const headingSequences = ['L M M J V', 'L M X J V', 'L Ma Mi J V', 'L Ma Mi Ju V'].map((names) => ({
  headings: names.split(' '),
  keys: days.map(dayColumnKey),
}));

export const columnHeadings: { readonly [key: string]: readonly string[] } = {
  ...Object.fromEntries(days.map((day) => [dayColumnKey(day), dayHeadings(day)])),
  semana_entrada: [
    'hora entrada',
    'hora de entrada',
    'h. entrada',
    'horario entrada',
    'horario de entrada',
    'hora ingreso',
    'hora de ingreso',
    'hora inicio',
    'hora de inicio',
    'inicio jornada',
    'inicio de jornada',
    'inicio horario',
    'entrada jornada',
  ],
  semana_salida: [
    'hora salida',
    'hora de salida',
    'h. salida',
    'horario salida',
    'horario de salida',
    'hora término',
    'hora de término',
    'hora fin',
    'término jornada',
    'término de jornada',
    'fin jornada',
    'fin de jornada',
    'término horario',
    'salida jornada',
  ],
  semana_turno: [
    'jornada',
    'horario',
    'bloque',
    'bloque horario',
    'turno horario',
    'horario de trabajo',
    'horario laboral',
    'horario semanal',
    'jornada de trabajo',
    'jornada laboral',
    'jornada horaria',
    'distribución horaria',
  ],
  semana_dias: [
    'día',
    'días de trabajo',
    'días trabajo',
    'días trabajados',
    'días que trabaja',
    'días laborales',
    'días hábiles',
    'días de la semana',
    'días semana',
    'días jornada',
    'días de jornada',
    'días contrato',
    'días contratados',
    'días de asistencia',
  ],
};
