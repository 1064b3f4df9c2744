import { notApplicable } from '../../model/amount.ts';
import { addDays } from '../../model/date.ts';
import { field, longDate, words } from '../../model/field.ts';
import type { KeyOf } from '../../model/field-group.ts';
import { keysOf } from '../../model/shared-fields.ts';
import { employer, school, worker } from './parties-fields.ts';
import { week } from './week.ts';
import { hints } from './words.ts';

const amountHint = 'Pesos chilenos al mes, sin decimales';

const contract = {
  title: 'Contrato',
  fields: [
    field('contrato_ciudad', words, {
      label: 'Ciudad',
      hint: 'Donde se firma el contrato',
      sample: 'Santiago',
      blank: 18,
    }),
    field('contrato_fecha', longDate, {
      label: 'Fecha del contrato',
      hint: hints.date,
      sample: '2026-02-27',
      termSample: (year) => `${year}-02-26`,
      blank: 24,
    }),
  ],
} as const;

const position = {
  title: 'Cargo',
  fields: [
    field('cargo_mencion', words, {
      label: 'Mención o especialidad',
      hint: 'Como figura en el título',
      example: 'Trastornos específicos del aprendizaje',
    }),
    field('cargo_cursos', 'text', {
      label: 'Niveles y cursos',
      hint: 'Los que atenderá',
      example: '1.º a 4.º básico',
      blank: 24,
    }),
  ],
} as const;

export const pay = {
  title: 'Remuneración',
  fields: [
    field('rem_sueldo_base', 'money', { label: 'Sueldo base', hint: amountHint, sample: '850000' }),
    field('rem_brp_titulo', 'money', {
      label: 'Bonificación de Reconocimiento Profesional (BRP), título',
      hint: amountHint,
    }),
    field('rem_brp_mencion', 'money', {
      label: 'Bonificación de Reconocimiento Profesional (BRP), mención',
      hint: amountHint,
    }),
    field('rem_asig_tramo', 'money', {
      label: 'Asignación por tramo de desarrollo profesional',
      hint: amountHint,
    }),
    field('rem_asig_prioritarios', 'money', {
      label: 'Asignación por alta concentración de alumnos prioritarios',
      hint: amountHint,
    }),
    field('rem_bono_pie', 'money', {
      label: 'Bono PIE',
      hint: 'Asignación convencional: solo si se pacta',
    }),
    field('rem_otras_glosa', 'text', {
      label: '¿Qué otras asignaciones se pagan?',
      formerLabels: ['Glosa de otras asignaciones'],
      hint: 'Su monto va en el campo siguiente',
      sample: 'Asignación de ejemplo',
      blank: 24,
      proposal: {
        from: ['rem_otras_imponibles'],
        propose: ([amount]) => (amount === notApplicable ? '—' : ''),
      },
    }),
    field('rem_otras_imponibles', 'money', {
      label: 'Otras asignaciones imponibles',
      hint: amountHint,
    }),
    field('rem_movilizacion', 'money', {
      label: 'Asignación de movilización',
      hint: amountHint,
    }),
    field('rem_colacion', 'money', { label: 'Asignación de colación', hint: amountHint }),
    field('rem_dia_pago', 'text', {
      label: 'Día de pago',
      hint: 'Día o plazo del mes',
      example: 'último día hábil del mes',
      blank: 22,
    }),
    field(
      'rem_cuenta',
      { kind: 'text', isNumbered: true },
      {
        label: 'Cuenta bancaria',
        hint: 'Tipo, banco y número',
        sample: 'Cuenta vista, Banco Ejemplo, N.º 000000',
        blank: 30,
      },
    ),
  ],
} as const;

const term = {
  title: 'Duración y domicilio',
  fields: [
    field('plazo_inicio', longDate, {
      label: 'Inicio',
      hint: hints.date,
      termSample: (year) => `${year}-03-01`,
      blank: 20,
    }),
    field('plazo_termino', longDate, {
      label: 'Término',
      hint: 'Posterior al inicio; máximo 2 años',
      sample: '2027-02-28',
      termSample: (year) => addDays(`${year + 1}-03-01`, -1),
      blank: 20,
    }),
    field('plazo_anio', 'year', { label: 'Año laboral docente', hint: 'Cuatro cifras' }),
    field('domicilio_comuna', words, {
      label: 'Comuna para los efectos del contrato',
      formerLabels: ['Comuna de domicilio contractual'],
      hint: 'Por ejemplo, la del colegio',
      sample: 'Santiago',
      blank: 18,
    }),
  ],
} as const;

export const groups = [contract, employer, school, worker, position, ...week.groups, pay, term] as const;

export type ContractKey = KeyOf<typeof groups>;

/**
 * Terms of a contract. The registers are consulted for each worker, and the title states the speciality, so neither is
 * carried over.
 */
export const carried = keysOf(
  [contract, employer, school, position, ...week.groups, pay, term],
  'inhab_fecha_consulta',
  'cargo_mencion',
  'rem_cuenta',
);
