import { addDays, addYears } from '../../model/date.ts';
import type { Values } from '../../model/document.ts';
import { dateOf, given } from '../../model/values.ts';
import { type Warning, warnIf } from '../../model/warning.ts';
import type { ContractKey } from './fields.ts';
import { messages, rules } from './messages.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

/** In years: teachers hold a professional title, others get one. */
const longestTerm = 2;

/** Below it, a date of birth is a slip: nobody holds a professional title. */
const leastAge = 18;

/** In days: by then the contract is in writing. */
const signingTime = 15;

/** A date that is not there comes neither before nor after another. */
function isBefore(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one < other;
}

/** Whole years from one date to a later one. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addYears(from, years) > to ? years - 1 : years;
}

function termWarnings(values: Answers): Warnings {
  const start = dateOf(values, 'plazo_inicio');
  const end = dateOf(values, 'plazo_termino');
  if (start === null || end === null) return [];
  const keys = ['plazo_inicio', 'plazo_termino'] as const;
  return [
    ...warnIf(end <= start, { keys, message: messages.end, rule: rules.end }),
    ...warnIf(end > addYears(start, longestTerm), { keys, message: messages.term, rule: rules.term }),
  ];
}

function workerWarnings(values: Answers, today: string): Warnings {
  const birth = dateOf(values, 'trab_nacimiento');
  const degree = dateOf(values, 'trab_titulo_fecha');
  const start = dateOf(values, 'plazo_inicio');
  const isBorn = birth !== null && birth <= today;
  const isToStart = start !== null && start >= today;
  const age = isBorn ? yearsBetween(birth, isToStart ? start : today) : leastAge;
  return [
    ...warnIf(isBefore(today, birth), {
      keys: ['trab_nacimiento'],
      message: messages.born,
      rule: rules.worker,
    }),
    ...warnIf(age < leastAge, {
      keys: ['trab_nacimiento'],
      message: messages.age(age, isToStart ? 'al comenzar' : 'hoy'),
      rule: rules.worker,
    }),
    ...warnIf(isBefore(today, degree), {
      keys: ['trab_titulo_fecha'],
      message: messages.degree,
      rule: rules.degree,
    }),
    ...warnIf(!isBefore(today, degree) && isBefore(start, degree), {
      keys: ['trab_titulo_fecha', 'plazo_inicio'],
      message: messages.degreeAfterStart,
      rule: rules.degree,
    }),
    ...warnIf(isBorn && degree !== null && degree <= birth, {
      keys: ['trab_nacimiento', 'trab_titulo_fecha'],
      message: messages.degreeBeforeBirth,
      rule: rules.degree,
    }),
  ];
}

function serviceWarnings(values: Answers): Warnings {
  const start = dateOf(values, 'plazo_inicio');
  const service = dateOf(values, 'trab_fecha_ingreso');
  const keys = ['trab_fecha_ingreso', 'plazo_inicio'] as const;
  return [
    ...warnIf(isBefore(start, service), { keys, message: messages.serviceAfterStart, rule: rules.service }),
    ...warnIf(isBefore(service, start), {
      keys,
      message: messages.serviceBeforeStart,
      rule: rules.earlierService,
    }),
  ];
}

/** The teachers' year that a day is in: from March to the end of February, as a rule. */
function schoolYearsOf(date: string): readonly number[] {
  const year = Number(date.slice(0, 4));
  // A contract signed for the coming year may begin before March.
  return date.slice(5, 7) < '03' ? [year - 1, year] : [year];
}

function schoolYearWarnings(values: Answers): Warnings {
  const year = given(values, 'plazo_anio');
  const start = dateOf(values, 'plazo_inicio');
  const end = dateOf(values, 'plazo_termino');
  const from = start ?? end;
  const to = end ?? start;
  if (!/^\d{4}$/.test(year) || from === null || to === null) return [];
  const first = Math.min(...schoolYearsOf(from));
  const last = Math.max(...schoolYearsOf(from), ...schoolYearsOf(to).slice(0, 1));
  return warnIf(Number(year) < first || Number(year) > last, {
    keys: ['plazo_anio', 'plazo_inicio', 'plazo_termino'],
    message: messages.schoolYear(year),
    rule: rules.schoolYear,
  });
}

function signingWarnings(values: Answers, today: string): Warnings {
  const signed = dateOf(values, 'contrato_fecha');
  const start = dateOf(values, 'plazo_inicio');
  const consulted = dateOf(values, 'inhab_fecha_consulta');
  return [
    ...warnIf(start !== null && isBefore(addDays(start, signingTime), signed), {
      keys: ['contrato_fecha', 'plazo_inicio'],
      message: messages.signing,
      rule: rules.signing,
    }),
    ...warnIf(isBefore(today, consulted), {
      keys: ['inhab_fecha_consulta'],
      message: messages.consultation,
      rule: rules.consultation,
    }),
  ];
}

/**
 * The dates of the contract against each other and against today.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function dateWarnings(values: Answers, today: string): Warnings {
  return [
    ...termWarnings(values),
    ...workerWarnings(values, today),
    ...serviceWarnings(values),
    ...schoolYearWarnings(values),
    ...signingWarnings(values, today),
  ];
}
