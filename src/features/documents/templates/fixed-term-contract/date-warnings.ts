import { addDays, addYears, isYearApart, plainDate, yearsBetween } from '../../model/date.ts';
import { dateOf, given } from '../../model/values.ts';
import { type Answers, rules, type Warnings } from './rules.ts';

/** In years: teachers hold a professional title, others get one. */
const longestTerm = 2;

/** Below it, a date of birth is a slip: nobody holds a professional title. */
const leastAge = 18;

/** Above it, a date of birth has a slip in its year. */
const mostAge = 90;

/** In days: by then the contract is in writing. */
const signingTime = 15;

/** The dates of the contract; null for none. */
function datesOf(values: Answers, today: string) {
  return {
    today,
    signed: dateOf(values, 'contrato_fecha'),
    consulted: dateOf(values, 'inhab_fecha_consulta'),
    birth: dateOf(values, 'trab_nacimiento'),
    degree: dateOf(values, 'trab_titulo_fecha'),
    service: dateOf(values, 'trab_fecha_ingreso'),
    start: dateOf(values, 'plazo_inicio'),
    end: dateOf(values, 'plazo_termino'),
  };
}

type Dates = ReturnType<typeof datesOf>;

/** «del 1-3-2026». */
const of = (date: string) => `del ${plainDate(date)}`;
const begins = (date: string) => `empieza el ${plainDate(date)}`;
const ends = (date: string) => `termina el ${plainDate(date)}`;

function termWarnings({ start, end }: Dates): Warnings {
  if (!start || !end) return [];
  const keys = ['plazo_inicio', 'plazo_termino'] as const;
  return [
    end <= start && { keys, message: `El contrato ${begins(start)} y ${ends(end)}.`, rule: rules.duration },
    end > addYears(start, longestTerm) && {
      keys,
      message: 'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
      rule: rules.term,
    },
  ];
}

function yearEndWarnings({ end }: Dates): Warnings {
  return [
    end?.endsWith('-12-31') === true && {
      keys: ['plazo_termino'],
      message: 'El plazo termina el 31 de diciembre; la cláusula sexta se refiere a enero y febrero.',
      rule: rules.extension,
    },
  ];
}

function workerWarnings({ birth, start, today }: Dates): Warnings {
  if (!birth) return [];
  const keys = ['trab_nacimiento'] as const;
  if (birth > today)
    return [{ keys, message: 'La fecha de nacimiento es posterior a hoy.', rule: rules.title }];
  const isToStart = start !== null && start >= today;
  const age = yearsBetween(birth, isToStart ? start : today);
  const message = `Según la fecha de nacimiento, quien firma tendría ${age} ${age === 1 ? 'año' : 'años'} ${isToStart ? 'al comenzar' : 'hoy'}: revísela.`;
  return [age < leastAge && { keys, message, rule: rules.title }, age > mostAge && { keys, message }];
}

function degreeWarnings({ degree, birth, start, signed, today }: Dates): Warnings {
  if (!degree) return [];
  const isHeld = degree <= today;
  const isAfterStart = isHeld && start !== null && degree > start;
  const isAfterSigning = isHeld && !isAfterStart && signed !== null && degree > signed;
  const isBeforeBirth = birth !== null && birth <= today && degree <= birth;
  return [
    !isHeld && {
      keys: ['trab_titulo_fecha'],
      message: 'La fecha del título es posterior a hoy.',
      rule: rules.title,
    },
    isAfterStart && {
      keys: ['trab_titulo_fecha', 'plazo_inicio'],
      message: `El título es ${of(degree)} y el contrato ${begins(start)}.`,
      rule: rules.title,
    },
    isAfterSigning && {
      keys: ['trab_titulo_fecha', 'contrato_fecha'],
      message: `El título es ${of(degree)} y el contrato, ${of(signed)}.`,
      rule: rules.title,
    },
    isBeforeBirth && {
      keys: ['trab_nacimiento', 'trab_titulo_fecha'],
      message: `El nacimiento es ${of(birth)} y el título, ${of(degree)}.`,
      rule: rules.title,
    },
  ];
}

function serviceWarnings({ service, start, end, birth, today }: Dates): Warnings {
  if (!service) return [];
  const keys = ['trab_fecha_ingreso', 'plazo_inicio'] as const;
  const isAfterEnd = start === null && end !== null && service > end;
  const isYoung = birth !== null && birth <= today && yearsBetween(birth, service) < leastAge;
  const begun =
    start && `El primer día de trabajo es el ${plainDate(service)} y el contrato ${begins(start)}`;
  return [
    begun && service > start && { keys, message: `${begun}.`, rule: rules.duration },
    begun &&
      service < start && {
        keys,
        message: `${begun}: si hubo un contrato antes, revise si este es una renovación.`,
        rule: rules.renewal,
      },
    isAfterEnd && {
      keys: ['trab_fecha_ingreso', 'plazo_termino'],
      message: `El primer día de trabajo es el ${plainDate(service)} y el contrato ${ends(end)}.`,
      rule: rules.duration,
    },
    isYoung && {
      keys: ['trab_nacimiento', 'trab_fecha_ingreso'],
      message: `El nacimiento es ${of(birth)} y el primer día de trabajo es el ${plainDate(service)}.`,
      rule: rules.title,
    },
  ];
}

/**
 * The teachers' years that a term may be called after which begins or ends on that day: from March to the end of
 * February, as a rule.
 * @param last the month up to which the year before is meant too: a contract signed for the coming year may begin before
 * March, and one may end when the next year begins
 */
function schoolYearsOf(date: string | null, last: '02' | '03'): readonly number[] {
  if (date === null) return [];
  const year = Number(date.slice(0, 4));
  return date.slice(5, 7) <= last ? [year - 1, year] : [year];
}

/** The teachers' years that the term may be called after; none for a term of several. */
function schoolYears({ start, end }: Dates): readonly number[] {
  const [first, last] = [schoolYearsOf(start, '02'), schoolYearsOf(end, '03')];
  const common = first.filter((year) => last.includes(year));
  const isLong = start !== null && end !== null && isYearApart(start, end);
  return common.length > 0 || isLong ? common : [...first, ...last];
}

function termInWords(start: string | null, end: string | null): string {
  if (start && end) return `va ${of(start)} al ${plainDate(end)}`;
  return start ? begins(start) : ends(end ?? '');
}

function schoolYearWarnings(dates: Dates, year: string): Warnings {
  const { start, end, signed } = dates;
  // An end before its start has its own warning.
  if (!/^\d{4}$/.test(year) || (start && end && end <= start)) return [];
  if (start || end)
    return [
      !schoolYears(dates).includes(Number(year)) && {
        keys: ['plazo_anio', end ? 'plazo_termino' : 'plazo_inicio'],
        message: `El contrato ${termInWords(start, end)} y el año laboral docente es ${year}.`,
        rule: rules.duration,
      },
    ];
  const isFarFromSigning = signed !== null && Math.abs(Number(year) - Number(signed.slice(0, 4))) > 1;
  return [
    isFarFromSigning && {
      keys: ['plazo_anio', 'contrato_fecha'],
      message: `El contrato es ${of(signed)} y el año laboral docente es ${year}.`,
      rule: rules.duration,
    },
  ];
}

function signingWarnings({ signed, start, end }: Dates): Warnings {
  if (!signed) return [];
  const keys = ['contrato_fecha', 'plazo_inicio'] as const;
  if (start) {
    const message = `El contrato es ${of(signed)} y ${begins(start)}`;
    return [
      addDays(start, signingTime) < signed && {
        keys,
        message: `${message}, más de 15 días antes.`,
        rule: rules.signing,
      },
      start > signed && isYearApart(signed, start) && { keys, message: `${message}.`, rule: rules.typed },
    ];
  }
  return [
    end &&
      signed > end && {
        keys: ['contrato_fecha', 'plazo_termino'],
        message: `El contrato es ${of(signed)} y ${ends(end)}.`,
        rule: rules.typed,
      },
  ];
}

function consultationWarnings({ consulted, signed, start, today }: Dates): Warnings {
  if (!consulted) return [];
  const isAgainstSigning = signed !== null && (consulted > signed || isYearApart(consulted, signed));
  const isAgainstStart = signed === null && start !== null && isYearApart(consulted, start);
  return [
    consulted > today && {
      keys: ['inhab_fecha_consulta'],
      message: 'La fecha de consulta de inhabilidades es posterior a hoy.',
      rule: rules.consultation,
    },
    isAgainstSigning && {
      keys: ['inhab_fecha_consulta', 'contrato_fecha'],
      message: `El contrato es ${of(signed)} y la consulta, ${of(consulted)}.`,
      rule: rules.consultation,
    },
    isAgainstStart && {
      keys: ['inhab_fecha_consulta', 'plazo_inicio'],
      message: `El contrato ${begins(start)} y la consulta es ${of(consulted)}.`,
      rule: rules.consultation,
    },
  ];
}

/**
 * The dates of the contract against each other and against today.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function dateWarnings(values: Answers, today: string): Warnings {
  const dates = datesOf(values, today);
  return [
    ...termWarnings(dates),
    ...yearEndWarnings(dates),
    ...workerWarnings(dates),
    ...degreeWarnings(dates),
    ...serviceWarnings(dates),
    ...schoolYearWarnings(dates, given(values, 'plazo_anio')),
    ...signingWarnings(dates),
    ...consultationWarnings(dates),
  ];
}
