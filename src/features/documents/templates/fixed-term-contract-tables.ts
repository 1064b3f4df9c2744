import type { Block, Line, Row } from '../document.ts';
import { boldText, column, plain, textRow, totalRow, writer } from '../write.ts';
import type { ContractKey } from './fixed-term-contract-fields.ts';

const { line, sum } = writer<ContractKey>();

// 44 chronological hours: the most that art. 80 of the Estatuto Docente allows with one employer,
// of which at most 28:30 in class, breaks aside.
export const schedule: Block<ContractKey> = {
  kind: 'table',
  caption: 'Tabla 1. Distribución semanal (44:00 horas).',
  size: 'small',
  rowHeader: 0,
  columns: [
    column(12, 'Día'),
    column(10, 'Entrada', 'center'),
    column(10, 'Inicio colación', 'center'),
    column(10, 'Término colación', 'center'),
    column(10, 'Salida', 'center'),
    column(14, 'Docencia de aula (lectivas)', 'center'),
    column(10, 'Recreos', 'center'),
    column(10, 'No lectivas', 'center'),
    column(14, 'Total horas cronológicas', 'center'),
  ],
  rows: [
    textRow('Lunes', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'),
    textRow('Martes', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'),
    textRow('Miércoles', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'),
    textRow('Jueves', '08:00', '13:15', '14:00', '17:45', '5:15', '0:30', '3:15', '9:00'),
    textRow('Viernes', '08:00', '13:00', '13:45', '16:45', '4:30', '0:30', '3:00', '8:00'),
    totalRow('Total', '', '', '', '', '25:30', '2:30', '16:00', '44:00'),
  ],
};

export const nonTeaching: Block<ContractKey> = {
  kind: 'table',
  caption: 'Tabla 2. Actividades curriculares no lectivas (16:00 horas).',
  size: 'normal',
  rowHeader: 0,
  columns: [column(76, 'Actividad'), column(24, 'Horas semanales', 'center')],
  rows: [
    textRow('Preparación de la enseñanza y evaluación de aprendizajes', '6:30'),
    textRow('Trabajo colaborativo y coordinación con docentes y equipo de aula', '3:00'),
    textRow('Evaluación diagnóstica, registros y expedientes PIE', '3:00'),
    textRow('Atención y orientación a las familias', '1:30'),
    textRow('Reuniones técnicas, consejo de profesores y reflexión pedagógica', '2:00'),
    totalRow('Total', '16:00'),
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

function payTotal(label: string, key: string, of: readonly ContractKey[]): Row<ContractKey> {
  return { total: true, cells: [[], boldText(label), [], [sum(key, of)]] };
}

export const payTable: Block<ContractKey> = {
  kind: 'table',
  caption: 'Tabla 3. Desglose mensual (CLP).',
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
      line`Sueldo base (Remuneración Básica Mínima Nacional: valor hora × 44)`,
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
    payTotal('Total haberes imponibles (1 a 7)', 'rem_total_imponible', taxed),
    payRow('8', line`Asignación de movilización`, 'No', 'rem_movilizacion'),
    payRow('9', line`Asignación de colación`, 'No', 'rem_colacion'),
    payTotal('Total haberes no imponibles (8 y 9)', 'rem_total_no_imponible', untaxed),
    payTotal('TOTAL HABERES (remuneración bruta)', 'rem_total_haberes', [...taxed, ...untaxed]),
  ],
};
