/** The editable days and columns of the contract's weekly table. */
export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'] as const;
export const clockColumns = ['entrada', 'colacion_inicio', 'colacion_termino', 'salida'] as const;
export const durationColumns = ['aula', 'recreos'] as const;
export const scheduleColumns = [...clockColumns, ...durationColumns] as const;

export type Day = (typeof days)[number];
export type ScheduleColumn = (typeof scheduleColumns)[number];
export type ScheduleKey = `jor_${Day}_${ScheduleColumn}`;

export function scheduleKey<D extends Day, C extends ScheduleColumn>(day: D, column: C): `jor_${D}_${C}` {
  return `jor_${day}_${column}`;
}

export const dayNames: Readonly<Record<Day, string>> = {
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
};

export const columnNames: Readonly<Record<ScheduleColumn, string>> = {
  entrada: 'Entrada',
  colacion_inicio: 'Inicio colación',
  colacion_termino: 'Término colación',
  salida: 'Salida',
  aula: 'Docencia de aula (lectivas)',
  recreos: 'Recreos',
};

type Proposal = Readonly<Record<ScheduleColumn, string>>;

const longDay: Proposal = {
  entrada: '08:00',
  colacion_inicio: '13:15',
  colacion_termino: '14:00',
  salida: '17:45',
  aula: '5:15',
  recreos: '0:30',
};

const friday: Proposal = {
  entrada: '08:00',
  colacion_inicio: '13:00',
  colacion_termino: '13:45',
  salida: '16:45',
  aula: '4:30',
  recreos: '0:30',
};

/** The week that the blank contract proposes: 44:00 hours. */
export function proposed(day: Day, column: ScheduleColumn): string {
  return (day === 'viernes' ? friday : longDay)[column];
}

/** The non-teaching activities of table 2, with the hours that the blank contract proposes. */
export const activities = [
  {
    key: 'nol_preparacion',
    name: 'Preparación de la enseñanza y evaluación de aprendizajes',
    preset: '6:30',
  },
  {
    key: 'nol_colaborativo',
    name: 'Trabajo colaborativo y coordinación con docentes y equipo de aula',
    preset: '3:00',
  },
  { key: 'nol_evaluacion', name: 'Evaluación diagnóstica, registros y expedientes PIE', preset: '3:00' },
  { key: 'nol_familias', name: 'Atención y orientación a las familias', preset: '1:30' },
  {
    key: 'nol_reuniones',
    name: 'Reuniones técnicas, consejo de profesores y reflexión pedagógica',
    preset: '2:00',
  },
] as const;

export type ActivityKey = (typeof activities)[number]['key'];

const presets: ReadonlyMap<string, string> = new Map<string, string>([
  ...days.flatMap((day) =>
    scheduleColumns.map((column) => [scheduleKey(day, column), proposed(day, column)] as const),
  ),
  ...activities.map((activity) => [activity.key, activity.preset] as const),
]);

/** What the blank contract proposes for a field of the week; '' for every other key. */
export function presetOf(key: string): string {
  return presets.get(key) ?? '';
}
