import { longDate } from '../../../../platform/format.ts';
import { isIsoDate, isOverYearApart, yearsBetween } from '../../model/date.ts';
import type { Rule, Source } from '../../model/document.ts';
import { answersRule } from '../../model/rules/answers.ts';
import {
  agesBetween,
  before,
  isTodayOrPast,
  isUndated,
  notAfter,
  notAfterToday,
  notBefore,
  withinDays,
  withinYear,
  withinYearBefore,
  withinYears,
} from '../../model/rules/dates.ts';
import {
  citedSource,
  defineRule,
  firstOf,
  noLegalSource,
  typingErrorSource,
  when,
} from '../../model/rules/rule.ts';
import { answerTo, dateOf } from '../../model/values.ts';
import type { ContractKey } from './fields.ts';

type ContractRule = Rule<ContractKey>;

const degreeClause =
  'Cláusula segunda: declara poseer el título profesional y cumplir los requisitos legales para ejercer la función docente.';

export const degreeSource = citedSource(degreeClause);

const sources = {
  term: citedSource(
    'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
  ),
  degree: degreeSource,
  /** No law sets a minimum age. The clause explains the warning, because nobody under 18 has a professional title. */
  age: noLegalSource(degreeClause),
  duration: citedSource(
    'Cláusula sexta: el plazo corresponde al año laboral docente, y el ingreso al servicio se deja en constancia.',
  ),
  renewal: citedSource(
    'Cláusula sexta: la segunda renovación, o la continuación de los servicios después de vencido el plazo, lo transforma en contrato indefinido.',
  ),
  extension: citedSource(
    'Cláusula sexta: no afecta la prórroga legal por los meses de enero y febrero, cuando concurran los requisitos que establece el Estatuto Docente.',
  ),
  signing: citedSource('Código del Trabajo, art. 9: el contrato se escritura dentro de 15 días.'),
  consultation: citedSource(
    'Cláusula segunda: se deja constancia de la fecha en que se consultaron los registros públicos.',
  ),
} as const;

/** Defines a rule about the worker's age: at the start of the contract, or today if the start is unknown or past. */
function ageRule(isUnlikely: (age: number) => boolean, limit: string, source: Source): ContractRule {
  const message = (age: string, moment: string) =>
    `Según la fecha de nacimiento, quien firma tendría ${age} ${moment}: revísela.`;
  return defineRule<ContractKey>({
    keys: ['trab_nacimiento'],
    sentence: message(limit, 'al comenzar'),
    source,
    find: ({ values, today }) => {
      const birthDate = dateOf(values, 'trab_nacimiento');
      if (birthDate === null) return false;
      const start = dateOf(values, 'plazo_inicio');
      const startsInFuture = start !== null && start >= today;
      const age = yearsBetween(birthDate, startsInFuture ? start : today);
      const years = `${age} ${age === 1 ? 'año' : 'años'}`;
      const keys = ['trab_nacimiento'] as const;
      return isUnlikely(age) && { keys, message: message(years, startsInFuture ? 'al comenzar' : 'hoy') };
    },
  });
}

/**
 * Returns the school years that a contract may state if its term begins or ends on that day. A school year usually runs
 * from March to February.
 * @param lastMonth last month of a year whose days may still belong to the school year that began in the year before:
 * February for the start of a term; March for its end, because a term may end a few days into the next school year
 */
function schoolYearsOfDay(date: string | null, lastMonth: '02' | '03'): readonly number[] {
  if (date === null) return [];
  const year = Number(date.slice(0, 4));
  return date.slice(5, 7) <= lastMonth ? [year - 1, year] : [year];
}

/**
 * Returns the school years that a contract with this term may state: those of both dates. If the dates have none in
 * common, a contract of at most a year may state the school years of either date.
 */
function schoolYearsOfTerm(start: string | null, end: string | null): readonly number[] {
  const [startYears, endYears] = [schoolYearsOfDay(start, '02'), schoolYearsOfDay(end, '03')];
  const commonYears = startYears.filter((year) => endYears.includes(year));
  const isOverYear = start !== null && end !== null && isOverYearApart(start, end);
  return commonYears.length > 0 || isOverYear ? commonYears : [...startYears, ...endYears];
}

function describeTerm(start: string | null, end: string | null): string {
  if (start && end) return `va del ${longDate(start)} al ${longDate(end)}`;
  return start ? `empieza el ${longDate(start)}` : `termina el ${longDate(end ?? '')}`;
}

const isYear = (text: string) => /^\d{4}$/.test(text);

const yearOfTermRule = defineRule<ContractKey>({
  keys: ['plazo_anio', 'plazo_inicio', 'plazo_termino'],
  sentence: 'El contrato va del [Inicio] al [Término] y el año laboral docente es [Año laboral docente].',
  source: sources.duration,
  find: ({ values }) => {
    const year = answerTo(values, 'plazo_anio');
    const [start, end] = [dateOf(values, 'plazo_inicio'), dateOf(values, 'plazo_termino')];
    // Ignore an end that isn't after the start, because another rule warns about it.
    if (!isYear(year) || (!start && !end) || (start && end && end <= start)) return false;
    return (
      !schoolYearsOfTerm(start, end).includes(Number(year)) && {
        keys: ['plazo_anio', end ? 'plazo_termino' : 'plazo_inicio'],
        message: `El contrato ${describeTerm(start, end)} y el año laboral docente es ${year}.`,
      }
    );
  },
});

const yearOfSigningRule: ContractRule = answersRule(
  ['plazo_anio', 'contrato_fecha'],
  ([year, signatureDate]) => {
    const isOverYearAway = Math.abs(Number(year) - Number(signatureDate.slice(0, 4))) > 1;
    return isYear(year) && isIsoDate(signatureDate) && isOverYearAway && [year, longDate(signatureDate)];
  },
  {
    message: (year, signed) => `El contrato es del ${signed} y el año laboral docente es ${year}.`,
    source: sources.duration,
  },
);

export const dateRules: readonly ContractRule[] = [
  before('plazo_inicio', 'plazo_termino', {
    message: (start, end) => `El contrato empieza el ${start} y termina el ${end}.`,
    source: sources.duration,
  }),
  withinYears('plazo_inicio', 'plazo_termino', {
    years: 2,
    message: 'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
    source: sources.term,
  }),
  answersRule(['plazo_termino'], ([end]) => isIsoDate(end) && end.endsWith('-12-31') && [end], {
    message: 'El plazo termina el 31 de diciembre; la cláusula sexta se refiere a enero y febrero.',
    source: sources.extension,
  }),
  firstOf<ContractKey>(
    notAfterToday('trab_nacimiento', {
      message: 'La fecha de nacimiento es posterior a hoy.',
      source: sources.degree,
    }),
    ageRule((age) => age < 18, 'menos de 18 años', sources.age),
    ageRule((age) => age > 90, 'más de 90 años', noLegalSource()),
  ),
  firstOf<ContractKey>(
    notAfterToday('trab_titulo_fecha', {
      message: 'La fecha del título es posterior a hoy.',
      source: sources.degree,
    }),
    notAfter('trab_titulo_fecha', 'plazo_inicio', {
      message: (degree, start) => `El título es del ${degree} y el contrato empieza el ${start}.`,
      source: sources.degree,
    }),
    notAfter('trab_titulo_fecha', 'contrato_fecha', {
      message: (degree, signed) => `El título es del ${degree} y el contrato, del ${signed}.`,
      source: sources.degree,
    }),
  ),
  when<ContractKey>(
    isTodayOrPast('trab_nacimiento'),
    before('trab_nacimiento', 'trab_titulo_fecha', {
      message: (birth, degree) => `El nacimiento es del ${birth} y el título, del ${degree}.`,
      source: sources.degree,
    }),
  ),
  notAfter('trab_fecha_ingreso', 'plazo_inicio', {
    message: (service, start) =>
      `El primer día de trabajo es el ${service} y el contrato empieza el ${start}.`,
    source: sources.duration,
  }),
  notBefore('trab_fecha_ingreso', 'plazo_inicio', {
    message: (service, start) =>
      `El primer día de trabajo es el ${service} y el contrato empieza el ${start}: si hubo un contrato antes, revise si este es una renovación.`,
    source: sources.renewal,
  }),
  when<ContractKey>(
    isUndated('plazo_inicio'),
    notAfter('trab_fecha_ingreso', 'plazo_termino', {
      message: (service, end) => `El primer día de trabajo es el ${service} y el contrato termina el ${end}.`,
      source: sources.duration,
    }),
  ),
  when<ContractKey>(
    isTodayOrPast('trab_nacimiento'),
    agesBetween('trab_nacimiento', 'trab_fecha_ingreso', {
      minYears: 18,
      message: (birth, service) =>
        `El nacimiento es del ${birth} y el primer día de trabajo es el ${service}.`,
      source: sources.age,
    }),
  ),
  yearOfTermRule,
  when<ContractKey>(isUndated('plazo_inicio'), when(isUndated('plazo_termino'), yearOfSigningRule)),
  withinDays('plazo_inicio', 'contrato_fecha', {
    days: 15,
    keys: ['contrato_fecha', 'plazo_inicio'],
    message: (start, signed) => `El contrato es del ${signed} y empieza el ${start}, más de 15 días antes.`,
    source: sources.signing,
  }),
  withinYears('contrato_fecha', 'plazo_inicio', {
    years: 1,
    message: (signed, start) => `El contrato es del ${signed} y empieza el ${start}.`,
    source: typingErrorSource,
  }),
  when<ContractKey>(
    isUndated('plazo_inicio'),
    notAfter('contrato_fecha', 'plazo_termino', {
      message: (signed, end) => `El contrato es del ${signed} y termina el ${end}.`,
      source: typingErrorSource,
    }),
  ),
  notAfterToday('inhab_fecha_consulta', {
    message: 'La fecha de consulta de inhabilidades es posterior a hoy.',
    source: sources.consultation,
  }),
  withinYearBefore('inhab_fecha_consulta', 'contrato_fecha', {
    message: (consulted, signed) => `El contrato es del ${signed} y la consulta, del ${consulted}.`,
    source: sources.consultation,
  }),
  when<ContractKey>(
    isUndated('contrato_fecha'),
    withinYear('inhab_fecha_consulta', 'plazo_inicio', {
      message: (consulted, start) => `El contrato empieza el ${start} y la consulta es del ${consulted}.`,
      source: sources.consultation,
    }),
  ),
];
