import type { Block, Line, Row } from '../../model/document.ts';
import { boldText, column, plain, writer } from '../../model/write.ts';
import type { ContractKey } from './fields.ts';

const { line, sum } = writer<ContractKey>();

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
