import { addDays, addYears, isYearApart } from '../../model/date.ts';
import { type Values, type Warning, warnIf } from '../../model/document.ts';
import { dateOf, given } from '../../model/values.ts';
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
    ...warnIf(end <= start, { keys, message: messages.end(start, end), rule: rules.end }),
    ...warnIf(end > addYears(start, longestTerm), { keys, message: messages.term, rule: rules.term }),
  ];
}

function workerWarnings(values: Answers, today: string): Warnings {
  const birth = dateOf(values, 'trab_nacimiento');
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
  ];
}

function degreeWarnings(values: Answers, today: string): Warnings {
  const degree = dateOf(values, 'trab_titulo_fecha');
  if (degree === null) return [];
  const birth = dateOf(values, 'trab_nacimiento');
  const start = dateOf(values, 'plazo_inicio');
  const signed = dateOf(values, 'contrato_fecha');
  const isHeld = degree <= today;
  const isLate = start !== null && isHeld && degree > start;
  return [
    ...warnIf(!isHeld, { keys: ['trab_titulo_fecha'], message: messages.degree, rule: rules.degree }),
    ...warnIf(isLate, {
      keys: ['trab_titulo_fecha', 'plazo_inicio'],
      message: messages.degreeAfterStart(degree, start ?? ''),
      rule: rules.degree,
    }),
    ...warnIf(isHeld && !isLate && isBefore(signed, degree), {
      keys: ['trab_titulo_fecha', 'contrato_fecha'],
      message: messages.degreeAfterSigning(degree, signed ?? ''),
      rule: rules.degree,
    }),
    ...warnIf(birth !== null && birth <= today && degree <= birth, {
      keys: ['trab_nacimiento', 'trab_titulo_fecha'],
      message: messages.degreeBeforeBirth(birth ?? '', degree),
      rule: rules.degree,
    }),
  ];
}

function serviceWarnings(values: Answers, today: string): Warnings {
  const service = dateOf(values, 'trab_fecha_ingreso');
  if (service === null) return [];
  const start = dateOf(values, 'plazo_inicio');
  const end = dateOf(values, 'plazo_termino');
  const birth = dateOf(values, 'trab_nacimiento');
  const keys = ['trab_fecha_ingreso', 'plazo_inicio'] as const;
  return [
    ...warnIf(isBefore(start, service), {
      keys,
      message: messages.serviceAfterStart(service, start ?? ''),
      rule: rules.service,
    }),
    ...warnIf(isBefore(service, start), {
      keys,
      message: messages.serviceBeforeStart(service, start ?? ''),
      rule: rules.earlierService,
    }),
    ...warnIf(start === null && isBefore(end, service), {
      keys: ['trab_fecha_ingreso', 'plazo_termino'],
      message: messages.serviceAfterEnd(service, end ?? ''),
      rule: rules.service,
    }),
    ...warnIf(birth !== null && birth <= today && yearsBetween(birth, service) < leastAge, {
      keys: ['trab_nacimiento', 'trab_fecha_ingreso'],
      message: messages.youngService(birth ?? '', service),
      rule: rules.worker,
    }),
  ];
}

/**
 * The teachers' years that a term may be called after which begins or ends on that day: from March to the end of
 * February, as a rule.
 * @param last the month up to which the year before is meant too: a contract signed for the coming year may begin before
 * March, and one may end when the next year begins
 */
function schoolYearsOf(date: string, last: '02' | '03'): readonly number[] {
  const year = Number(date.slice(0, 4));
  return date.slice(5, 7) <= last ? [year - 1, year] : [year];
}

/** The teachers' years that the term may be called after; none for a term of several. */
function schoolYears(start: string | null, end: string | null): readonly number[] {
  const first = start === null ? [] : schoolYearsOf(start, '02');
  const last = end === null ? [] : schoolYearsOf(end, '03');
  if (start === null || end === null) return [...first, ...last];
  const common = first.filter((year) => last.includes(year));
  return common.length > 0 || isYearApart(start, end) ? common : [...first, ...last];
}

function schoolYearWarnings(values: Answers): Warnings {
  const year = given(values, 'plazo_anio');
  const start = dateOf(values, 'plazo_inicio');
  const end = dateOf(values, 'plazo_termino');
  const signed = dateOf(values, 'contrato_fecha');
  if (!/^\d{4}$/.test(year)) return [];
  if (start === null && end === null) {
    const apart = signed === null ? 0 : Math.abs(Number(year) - Number(signed.slice(0, 4)));
    return warnIf(apart > 1, {
      keys: ['plazo_anio', 'contrato_fecha'],
      message: messages.schoolYearOfSigning(signed ?? '', year),
      rule: rules.schoolYear,
    });
  }
  // Which has its own warning.
  if (start !== null && end !== null && end <= start) return [];
  return warnIf(!schoolYears(start, end).includes(Number(year)), {
    keys: ['plazo_anio', end === null ? 'plazo_inicio' : 'plazo_termino'],
    message: messages.schoolYear(start, end, year),
    rule: rules.schoolYear,
  });
}

function signingWarnings(values: Answers): Warnings {
  const signed = dateOf(values, 'contrato_fecha');
  if (signed === null) return [];
  const start = dateOf(values, 'plazo_inicio');
  const end = dateOf(values, 'plazo_termino');
  const keys = ['contrato_fecha', 'plazo_inicio'] as const;
  return [
    ...warnIf(start !== null && addDays(start, signingTime) < signed, {
      keys,
      message: messages.signing(signed, start ?? ''),
      rule: rules.signing,
    }),
    ...warnIf(start !== null && start > signed && isYearApart(signed, start), {
      keys,
      message: messages.farStart(signed, start ?? ''),
      rule: rules.typed,
    }),
    ...warnIf(start === null && isBefore(end, signed), {
      keys: ['contrato_fecha', 'plazo_termino'],
      message: messages.signedAfterEnd(signed, end ?? ''),
      rule: rules.typed,
    }),
  ];
}

function consultationWarnings(values: Answers, today: string): Warnings {
  const consulted = dateOf(values, 'inhab_fecha_consulta');
  if (consulted === null) return [];
  const signed = dateOf(values, 'contrato_fecha');
  const start = dateOf(values, 'plazo_inicio');
  return [
    ...warnIf(consulted > today, {
      keys: ['inhab_fecha_consulta'],
      message: messages.consultation,
      rule: rules.consultation,
    }),
    ...warnIf(signed !== null && (consulted > signed || isYearApart(consulted, signed)), {
      keys: ['inhab_fecha_consulta', 'contrato_fecha'],
      message: messages.consultedAgainstSigning(consulted, signed ?? ''),
      rule: rules.consultation,
    }),
    ...warnIf(signed === null && start !== null && isYearApart(consulted, start), {
      keys: ['inhab_fecha_consulta', 'plazo_inicio'],
      message: messages.consultedAgainstStart(consulted, start ?? ''),
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
    ...degreeWarnings(values, today),
    ...serviceWarnings(values, today),
    ...schoolYearWarnings(values),
    ...signingWarnings(values),
    ...consultationWarnings(values, today),
  ];
}
