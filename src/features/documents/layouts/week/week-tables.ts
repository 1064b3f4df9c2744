import { listInWords } from '../../../../platform/format.ts';
import type { Amount } from '../../model/amount.ts';
import { boldText, column, createBuilders, textLine } from '../../model/builders.ts';
import type { Block, Line, Row } from '../../model/document.ts';
import type { Phrase } from '../../model/inflection.ts';
import {
  type Activity,
  activitiesAmount,
  clockColumns,
  columnNames,
  type Day,
  dayAmounts,
  dayNames,
  days,
  scheduleColumns,
  scheduleKey,
  teachingLimit,
  type WeekKey,
  weekAmounts,
} from './schedule.ts';
import { weekKeys, workdays } from './week-proposal.ts';

const { computed, line } = createBuilders<WeekKey>();

const nonTeachingLabel = 'No lectivas';
const totalLabel = 'Total horas cronológicas';
const weekSumLabel = 'Suma de las horas cronológicas de la semana';
const activitiesSumLabel = 'Suma de las actividades no lectivas';

function hoursCell(key: string, label: string, amount: Amount<WeekKey>, isTotal: boolean): Line<WeekKey> {
  const inline = computed(key, label, amount);
  return [isTotal ? { ...inline, bold: true } : inline];
}

function dayRow(day: Day): Row<WeekKey> {
  const { other, total } = dayAmounts(day);
  return {
    cells: [
      textLine(dayNames[day]),
      ...scheduleColumns.map((column) => line`${scheduleKey(day, column)}`),
      hoursCell(
        `jor_${day}_no_lectivas`,
        `${dayNames[day]}, no lectivas: calculado de las horas del día`,
        other,
        false,
      ),
      hoursCell(
        `jor_${day}_total`,
        `${dayNames[day]}, total: calculado de entrada, colación y salida`,
        total,
        false,
      ),
    ],
  };
}

const { teaching, breaks, other, total } = weekAmounts;

export const scheduleTable: Block<WeekKey> = {
  kind: 'table',
  caption: line`Tabla 1. Distribución semanal (${computed('jor_total', weekSumLabel, total)} horas).`,
  size: 'small',
  rowHeaderIndex: 0,
  columns: [
    column(12, 'Día'),
    ...clockColumns.map((name) => column(10, columnNames[name], 'center')),
    column(14, columnNames.aula, 'center'),
    column(10, columnNames.recreos, 'center'),
    column(10, nonTeachingLabel, 'center'),
    column(14, totalLabel, 'center'),
  ],
  rows: [
    ...days.map(dayRow),
    {
      isTotal: true,
      cells: [
        boldText('Total'),
        ...clockColumns.map(() => []),
        hoursCell('jor_total_aula', 'Suma de la docencia de aula de la semana', teaching, true),
        hoursCell('jor_total_recreos', 'Suma de los recreos de la semana', breaks, true),
        hoursCell('jor_total_no_lectivas', 'Suma de las horas no lectivas de la semana', other, true),
        hoursCell('jor_total', weekSumLabel, total, true),
      ],
    },
  ],
};

export function activitiesTable<const Key extends string>(activities: readonly Activity<Key>[]): Block<Key> {
  const { computed, line } = createBuilders<Key>();
  const total = computed('nol_total', activitiesSumLabel, activitiesAmount(activities));
  return {
    kind: 'table',
    caption: line`Tabla 2. Actividades curriculares no lectivas (${total} horas).`,
    size: 'normal',
    rowHeaderIndex: 0,
    columns: [column(76, 'Actividad'), column(24, 'Horas semanales', 'center')],
    rows: [
      ...activities.map(({ key, name }) => ({ cells: [textLine(name), line`${key}`] })),
      { isTotal: true, cells: [boldText('Total'), [{ ...total, bold: true }]] },
    ],
  };
}

/**
 * Names the worked days. The text fits between «distribuidas» and «según la tabla siguiente»; '' if no day is worked.
 */
export const workdaysPhrase: Phrase<WeekKey> = {
  dependsOn: weekKeys,
  render: (answers) => {
    const workedDays = workdays(answers);
    const [first] = workedDays;
    if (!first) return '';
    if (workedDays.length === days.length) return ' de lunes a viernes';
    if (workedDays.length === 1) return ` el día ${dayNames[first].toLowerCase()},`;
    return ` en los días ${listInWords(workedDays.map((day) => dayNames[day].toLowerCase()))},`;
  },
};

export const teachingLimitText = computed(
  'jor_tope_aula',
  'Tope de docencia de aula: calculado de las horas semanales',
  teachingLimit,
);
