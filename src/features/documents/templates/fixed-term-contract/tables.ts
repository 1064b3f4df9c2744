import type { Amount } from '../../model/amount.ts';
import type { Block, Line, Row } from '../../model/document.ts';
import {
  activities,
  activitiesAmount,
  clockColumns,
  columnNames,
  type Day,
  dayAmounts,
  dayNames,
  days,
  scheduleColumns,
  scheduleKey,
  weekAmounts,
} from '../../model/schedule.ts';
import { boldText, column, plain, writer } from '../../model/write.ts';
import type { ContractKey } from './fields.ts';

const { computed, line, sum } = writer<ContractKey>();

const otherName = 'No lectivas';
const totalName = 'Total horas cronológicas';
const weekName = 'Suma de las horas cronológicas de la semana';
const activitiesName = 'Suma de las actividades no lectivas';

/** A computed amount with the marks of its row. */
function hours(key: string, label: string, amount: Amount<ContractKey>, total: boolean): Line<ContractKey> {
  const inline = computed(key, label, amount);
  return [total ? { ...inline, bold: true } : inline];
}

function dayRow(day: Day): Row<ContractKey> {
  const { other, total } = dayAmounts(day);
  return {
    cells: [
      plain(dayNames[day]),
      ...scheduleColumns.map((column) => line`${scheduleKey(day, column)}`),
      hours(
        `jor_${day}_no_lectivas`,
        `${dayNames[day]}, no lectivas: calculado de las horas del día`,
        other,
        false,
      ),
      hours(
        `jor_${day}_total`,
        `${dayNames[day]}, total: calculado de entrada, colación y salida`,
        total,
        false,
      ),
    ],
  };
}

const { teaching, breaks, other, total } = weekAmounts;

export const schedule: Block<ContractKey> = {
  kind: 'table',
  caption: line`Tabla 1. Distribución semanal (${computed('jor_total', weekName, total)} horas).`,
  size: 'small',
  rowHeader: 0,
  columns: [
    column(12, 'Día'),
    ...clockColumns.map((name) => column(10, columnNames[name], 'center')),
    column(14, columnNames.aula, 'center'),
    column(10, columnNames.recreos, 'center'),
    column(10, otherName, 'center'),
    column(14, totalName, 'center'),
  ],
  rows: [
    ...days.map(dayRow),
    {
      total: true,
      cells: [
        boldText('Total'),
        ...clockColumns.map(() => []),
        hours('jor_total_aula', 'Suma de la docencia de aula de la semana', teaching, true),
        hours('jor_total_recreos', 'Suma de los recreos de la semana', breaks, true),
        hours('jor_total_no_lectivas', 'Suma de las horas no lectivas de la semana', other, true),
        hours('jor_total', weekName, total, true),
      ],
    },
  ],
};

export const nonTeaching: Block<ContractKey> = {
  kind: 'table',
  caption: line`Tabla 2. Actividades curriculares no lectivas (${computed('nol_total', activitiesName, activitiesAmount)} horas).`,
  size: 'normal',
  rowHeader: 0,
  columns: [column(76, 'Actividad'), column(24, 'Horas semanales', 'center')],
  rows: [
    ...activities.map(({ key, name }) => ({ cells: [plain(name), line`${key}`] })),
    { total: true, cells: [boldText('Total'), hours('nol_total', activitiesName, activitiesAmount, true)] },
  ],
};

const taxed = [
  'rem_sueldo_base',
  'rem_brp_titulo',
  'rem_brp_mencion',
  'rem_asig_tramo',
  'rem_asig_prioritarios',
  'rem_bono_pie',
  'rem_otras_imponibles',
] as const;

const untaxed = ['rem_movilizacion', 'rem_colacion'] as const;

function payRow(
  number: string,
  concept: Line<ContractKey>,
  taxable: string,
  key: ContractKey,
): Row<ContractKey> {
  return { cells: [plain(number), concept, plain(taxable), line`${key}`] };
}

function payTotal(label: string, key: string, origin: string, of: readonly ContractKey[]): Row<ContractKey> {
  return { total: true, cells: [[], boldText(label), [], [sum(key, origin, of)]] };
}

export const payTable: Block<ContractKey> = {
  kind: 'table',
  caption: plain('Tabla 3. Desglose mensual (CLP).'),
  size: 'normal',
  rowHeader: 1,
  columns: [
    column(5, '#', 'center'),
    column(63, 'Concepto'),
    column(12, 'Imponible', 'center'),
    column(20, 'Monto', 'right'),
  ],
  rows: [
    payRow(
      '1',
      line`Sueldo base (Remuneración Básica Mínima Nacional: valor hora × ${'jor_horas'})`,
      'Sí',
      'rem_sueldo_base',
    ),
    payRow('2', line`Bonificación de Reconocimiento Profesional (BRP) — título`, 'Sí', 'rem_brp_titulo'),
    payRow('3', line`Bonificación de Reconocimiento Profesional (BRP) — mención`, 'Sí', 'rem_brp_mencion'),
    payRow('4', line`Asignación por tramo de desarrollo profesional, si procede`, 'Sí', 'rem_asig_tramo'),
    payRow(
      '5',
      line`Asignación por docencia en establecimientos de alta concentración de alumnos prioritarios, si procede`,
      'Sí',
      'rem_asig_prioritarios',
    ),
    payRow('6', line`Bono PIE (asignación convencional, si se pacta)`, 'Sí', 'rem_bono_pie'),
    payRow('7', line`Otras asignaciones imponibles: ${'rem_otras_glosa'}`, 'Sí', 'rem_otras_imponibles'),
    payTotal('Total haberes imponibles (1 a 7)', 'rem_total_imponible', 'Suma de los montos 1 a 7', taxed),
    payRow('8', line`Asignación de movilización`, 'No', 'rem_movilizacion'),
    payRow('9', line`Asignación de colación`, 'No', 'rem_colacion'),
    payTotal(
      'Total haberes no imponibles (8 y 9)',
      'rem_total_no_imponible',
      'Suma de los montos 8 y 9',
      untaxed,
    ),
    payTotal('TOTAL HABERES', 'rem_total_haberes', 'Suma de los montos 1 a 9', [...taxed, ...untaxed]),
  ],
};
