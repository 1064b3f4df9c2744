import { defineWeek } from '../../layouts/week/week.ts';
import { notApplicable } from '../../model/amount.ts';
import { wrapInflected } from '../../model/builders.ts';
import { addDays } from '../../model/date.ts';
import { field, longDateType, nonNumericText, personName } from '../../model/field.ts';
import { type KeyOf, keysExcept } from '../../model/field-group.ts';
import { grammaticalGender, inflectByGender } from '../../model/grammatical-gender.ts';
import { actingRepresentativeFields, employerFields, schoolFields } from '../groups.ts';

/** Returns words that agree with the worker's gender. Without an answer they are feminine: «la Trabajadora». */
export const inWorkersGender = inflectByGender('trab_trato');

export const inRepresentativesGender = inflectByGender('rep_trato');

export const theWorker = inWorkersGender('la Trabajadora', 'el Trabajador');
export const theWorkerCapitalized = inWorkersGender('La Trabajadora', 'El Trabajador');
export const teacher = inWorkersGender('Educadora Diferencial', 'Educador Diferencial');

const hints = {
  amount: 'Pesos chilenos al mes, sin decimales',
  date: 'Se imprime con el mes en palabras',
  rut: 'Con puntos y guion: 12.345.678-5',
} as const;

const contract = {
  title: 'Contrato',
  fields: [
    field('contrato_ciudad', nonNumericText, {
      fact: 'signature.place',
      label: 'Ciudad',
      hint: 'Donde se firma el contrato',
      sample: 'Santiago',
      blank: 18,
    }),
    field('contrato_fecha', longDateType, {
      label: 'Fecha del contrato',
      hint: hints.date,
      sample: '2026-02-27',
      termSample: (year) => `${year}-02-26`,
      blank: 24,
    }),
    // The form asks for the gender first, because it decides words in the rest of the form. The document doesn't print
    // the answer.
    field('trab_trato', grammaticalGender, {
      label: '¿Contrata a una mujer o a un hombre?',
      formerLabels: ['Trato'],
      hint: 'Según eso el contrato dice «la Trabajadora» o «el Trabajador».',
    }),
  ],
} as const;

const lowerCaseWorker = inWorkersGender('la trabajadora', 'el trabajador');

const employer = {
  title: 'El Empleador',
  fields: [
    ...employerFields('emp', { name: {}, rut: {}, address: {}, commune: {}, region: {}, email: {} }),
    ...actingRepresentativeFields('rep', {
      formerLabels: ['Trato de quien representa'],
      hint: 'Según eso el contrato dice «doña» o «don».',
    }),
  ],
} as const;

const school = {
  title: 'Establecimiento',
  fields: [
    // 56 underscores make a line of 110 mm.
    ...schoolFields('est', { name: { type: 'text', blank: 56 }, rbd: {}, address: {}, commune: {} }),
    field('inhab_fecha_consulta', longDateType, {
      label: 'Fecha de consulta de inhabilidades',
      hint: 'Día en que se consultaron los registros públicos',
      sample: '2026-02-25',
      // Nobody has consulted the registers on a day in the future.
      termSample: (year, today) => (today < `${year}-02-25` ? today : `${year}-02-25`),
      blank: 20,
    }),
  ],
} as const;

const worker = {
  title: 'La Trabajadora',
  inflectedTitle: inWorkersGender('La Trabajadora', 'El Trabajador'),
  fields: [
    field('trab_nombre', personName, {
      label: wrapInflected('Nombre de ', lowerCaseWorker),
      hint: 'Nombres y dos apellidos',
      sample: 'Ana Prueba Ejemplo',
    }),
    field('trab_nacionalidad', nonNumericText, {
      label: 'Nacionalidad',
      hint: 'Como se dice de esa persona: chilena o chileno',
      sample: 'chilena',
      blank: 14,
    }),
    field('trab_rut', 'rut', { label: 'Cédula de identidad', hint: hints.rut }),
    field('trab_nacimiento', longDateType, {
      label: 'Fecha de nacimiento',
      hint: hints.date,
      sample: '1990-05-14',
      blank: 20,
    }),
    field('trab_titulo', nonNumericText, {
      label: 'Título profesional',
      hint: 'Como figura en el certificado de título',
      example: inWorkersGender('Profesora de Educación Diferencial', 'Profesor de Educación Diferencial'),
    }),
    field('trab_institucion', nonNumericText, {
      label: 'Institución que otorga el título',
      hint: 'Nombre completo',
      sample: 'Universidad de Prueba',
    }),
    field('trab_titulo_fecha', longDateType, {
      label: 'Fecha del título',
      hint: hints.date,
      sample: '2014-12-18',
      blank: 20,
    }),
    field('trab_domicilio', 'text', {
      label: 'Domicilio',
      hint: 'Calle y número',
      sample: 'Calle Ejemplo 456',
    }),
    field('trab_comuna', nonNumericText, {
      label: 'Comuna',
      hint: 'Nombre completo de la comuna',
      sample: 'Maipú',
      blank: 16,
    }),
    field('trab_correo', 'email', {
      label: 'Correo',
      hint: wrapInflected('El personal de ', lowerCaseWorker),
      sample: 'ana.prueba@correo.example',
    }),
    field('trab_telefono', 'phone', {
      label: 'Teléfono',
      hint: 'Celular de contacto: +56 9 …',
    }),
    field('trab_afp', nonNumericText, {
      label: 'AFP',
      hint: inWorkersGender('A la que está afiliada', 'A la que está afiliado'),
      sample: 'AFP Ejemplo',
      blank: 18,
    }),
    field('trab_salud', nonNumericText, {
      label: 'Sistema de salud',
      hint: 'Fonasa o su isapre',
      sample: 'Fonasa',
      blank: 18,
    }),
    field('trab_fecha_ingreso', longDateType, {
      label: 'Primer día de trabajo con este empleador',
      formerLabels: ['Fecha de ingreso al servicio'],
      hint: hints.date,
      termSample: (year) => `${year}-03-01`,
      blank: 20,
    }),
  ],
} as const;

const position = {
  title: 'Cargo',
  fields: [
    field('cargo_mencion', nonNumericText, {
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

export const week = defineWeek([
  {
    key: 'nol_preparacion',
    name: 'Preparación de la enseñanza y evaluación de aprendizajes',
    minutes: 390,
  },
  {
    key: 'nol_colaborativo',
    name: 'Trabajo colaborativo y coordinación con docentes y equipo de aula',
    minutes: 180,
  },
  { key: 'nol_evaluacion', name: 'Evaluación diagnóstica, registros y expedientes PIE', minutes: 180 },
  { key: 'nol_familias', name: 'Atención y orientación a las familias', minutes: 90 },
  {
    key: 'nol_reuniones',
    name: 'Reuniones técnicas, consejo de profesores y reflexión pedagógica',
    minutes: 120,
  },
]);

export const pay = {
  title: 'Remuneración',
  fields: [
    field('rem_sueldo_base', 'money', { label: 'Sueldo base', hint: hints.amount, sample: '850000' }),
    field('rem_brp_titulo', 'money', {
      label: 'Bonificación de Reconocimiento Profesional (BRP), título',
      hint: hints.amount,
    }),
    field('rem_brp_mencion', 'money', {
      label: 'Bonificación de Reconocimiento Profesional (BRP), mención',
      hint: hints.amount,
    }),
    field('rem_asig_tramo', 'money', {
      label: 'Asignación por tramo de desarrollo profesional',
      hint: hints.amount,
    }),
    field('rem_asig_prioritarios', 'money', {
      label: 'Asignación por alta concentración de alumnos prioritarios',
      hint: hints.amount,
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
        dependsOn: ['rem_otras_imponibles'],
        propose: ([amount]) => (amount === notApplicable ? '—' : ''),
      },
    }),
    field('rem_otras_imponibles', 'money', {
      label: 'Otras asignaciones imponibles',
      hint: hints.amount,
    }),
    field('rem_movilizacion', 'money', {
      label: 'Asignación de movilización',
      hint: hints.amount,
    }),
    field('rem_colacion', 'money', { label: 'Asignación de colación', hint: hints.amount }),
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
    field('plazo_inicio', longDateType, {
      label: 'Inicio',
      hint: hints.date,
      termSample: (year) => `${year}-03-01`,
      blank: 20,
    }),
    field('plazo_termino', longDateType, {
      label: 'Término',
      hint: 'Posterior al inicio; máximo 2 años',
      sample: '2027-02-28',
      termSample: (year) => addDays(`${year + 1}-03-01`, -1),
      blank: 20,
    }),
    field('plazo_anio', 'year', { label: 'Año laboral docente', hint: 'Cuatro cifras' }),
    field('domicilio_comuna', nonNumericText, {
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
 * Fields whose answers the next contract starts with. The next contract asks again for everything about the worker,
 * including gender, speciality and bank account, and for the date on which the school consulted the registers about the
 * worker.
 */
export const carriedKeys = keysExcept(
  [contract, employer, school, position, ...week.groups, pay, term],
  'trab_trato',
  'inhab_fecha_consulta',
  'cargo_mencion',
  'rem_cuenta',
);
