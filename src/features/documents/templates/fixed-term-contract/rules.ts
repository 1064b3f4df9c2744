import { formatClp, listInWords } from '../../../../platform/format.ts';
import { fullWeek } from '../../layouts/week/schedule.ts';
import type { WeekSources } from '../../layouts/week/week-warnings.ts';
import { comparable, mayBeSamePerson } from '../../model/comparing.ts';
import { isIsoDate, isYearApart, plainDate, yearsBetween } from '../../model/date.ts';
import type { Rule, Source } from '../../model/document.ts';
import { wholeNumber } from '../../model/number.ts';
import { answers, differ, emails, requires } from '../../model/rules/answers.ts';
import {
  agesBetween,
  before,
  isPast,
  isUndated,
  notAfter,
  notAfterToday,
  notBefore,
  withinDays,
  withinYear,
  withinYearBefore,
  withinYears,
} from '../../model/rules/dates.ts';
import { cited, firstOf, ownCriterion, rule, when } from '../../model/rules/rule.ts';
import { nationalityAgainst, titleAgainst, treatmentLabel } from '../../model/treatment.ts';
import { dateOf, given } from '../../model/values.ts';
import { type ContractKey, groups, pay } from './fields.ts';
import { week } from './week.ts';

type ContractRule = Rule<ContractKey>;

const fullTime =
  'Estatuto Docente, art. 80: a lo más 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.';

/** Law or clause behind each limit of the week. */
export const weekSources: WeekSources = {
  lunch: 'Código del Trabajo, art. 34: la colación dura al menos 30 minutos y no es parte de la jornada.',
  day: 'Cláusula tercera: la jornada diaria no excederá de 10 horas.',
  week: (hours) =>
    hours === fullWeek
      ? fullTime
      : `Cláusula tercera: la jornada es de ${hours} ${hours === 1 ? 'hora, distribuida' : 'horas, distribuidas'} según la tabla.`,
  teaching: (hours) =>
    hours === fullWeek
      ? fullTime
      : 'Cláusula tercera: la docencia de aula no excederá del tope que fija. Ese tope se calcula en proporción a 28:30 de 44 horas (Estatuto Docente, art. 80).',
  table: 'Cláusula tercera: la jornada se distribuye según la tabla 1.',
  outside: 'Cláusula tercera: el tiempo restante se destina a actividades no lectivas conforme a la tabla 2.',
  preparation: fullTime,
};

const title =
  'Cláusula segunda: declara poseer el título profesional y cumplir los requisitos legales para ejercer la función docente.';

const sources = {
  term: cited(
    'Código del Trabajo, art. 159 N.º 4: el plazo fijo, con su renovación, dura a lo más 1 año, o 2 con título profesional o técnico superior.',
  ),
  title: cited(title),
  /** Nobody so young holds a professional title. */
  age: ownCriterion(title),
  duration: cited(
    'Cláusula sexta: el plazo corresponde al año laboral docente, y el ingreso al servicio se deja en constancia.',
  ),
  renewal: cited(
    'Cláusula sexta: la segunda renovación, o la continuación de los servicios después de vencido el plazo, lo transforma en contrato indefinido.',
  ),
  extension: cited(
    'Cláusula sexta: no afecta la prórroga legal por los meses de enero y febrero, cuando concurran los requisitos que establece el Estatuto Docente.',
  ),
  signing: cited('Código del Trabajo, art. 9: el contrato se escritura dentro de 15 días.'),
  consultation: cited(
    'Cláusula segunda: se deja constancia de la fecha en que se consultaron los registros públicos.',
  ),
  chosenTreatment: ownCriterion('Las palabras que acompañan a cada nombre siguen esa respuesta.'),
  treatment: ownCriterion('Lo que usted escribe no se cambia: corríjalo, o cambie la respuesta.'),
  typed: ownCriterion('Revise si ambos datos son correctos.'),
  otherDocument: ownCriterion(
    'Ambos documentos están en este equipo: revise si el dato es correcto en los dos.',
  ),
  amount: ownCriterion('Los montos de la tabla 3 son pesos al mes y se imprimen como están escritos.'),
} as const;

/** The name prints without a treatment, but the words around it may not fit that person. */
function treatmentRule(name: ContractKey, treatment: ContractKey, who: string, usual: string): ContractRule {
  return requires(name, treatment, {
    message: `No ha elegido si ${who} es mujer u hombre: mientras tanto, el contrato dice «${usual}».`,
    source: sources.chosenTreatment,
    under: 'last',
  });
}

/** @param against returns the word that doesn't agree with the treatment */
function agreementRule(
  key: ContractKey,
  treatment: ContractKey,
  against: (text: string, treatment: string) => string | null,
): ContractRule {
  return answers(
    [key, treatment],
    ([text, chosen]) => {
      const word = against(text, chosen);
      return word !== null && [word, treatmentLabel(chosen)];
    },
    {
      message: (word, answer) => `«${word}» no concuerda con su respuesta «${answer}».`,
      source: sources.treatment,
    },
  );
}

function rutRule(one: ContractKey, other: ContractKey, both: string): ContractRule {
  return differ(one, other, {
    as: 'rut',
    message: (rut) => `${both} tienen el mismo RUT: ${rut}.`,
    source: sources.typed,
  });
}

type Fact = readonly [key: ContractKey, name: string];

/** Facts that belong to one worker alone. */
const workerFacts: readonly Fact[] = [
  ['trab_rut', 'la cédula'],
  ['rem_cuenta', 'la cuenta bancaria'],
  ['trab_correo', 'el correo'],
];

/** Facts that people who live together share. They are only mentioned beside the others, never by themselves. */
const householdFacts: readonly Fact[] = [
  ['trab_domicilio', 'el domicilio'],
  ['trab_telefono', 'el teléfono'],
];

/** True if the text identifies one person. Many people have «Cuenta RUT, BancoEstado», but only one has the number. */
function isTelling(key: ContractKey, text: string): boolean {
  return text !== '' && (key !== 'rem_cuenta' || /\d{5}/.test(text.replaceAll(' ', '')));
}

/** Finds data of another worker. Names only the first such document, since all its copies have the same data. */
const uniqueWorker = rule<ContractKey>({
  keys: [...workerFacts.map(([key]) => key), 'trab_nombre'],
  sentence: '[Nombre] tiene la cédula, la cuenta bancaria o el correo de otra persona, en otro documento.',
  source: sources.otherDocument,
  onLeave: true,
  comparesOthers: true,
  find: ({ values, others }) => {
    const name = given(values, 'trab_nombre');
    if (name === '') return false;
    for (const { values: other, where } of others) {
      const otherName = given(other, 'trab_nombre');
      const isShared = ([key]: Fact) => {
        const text = comparable(values[key] ?? '');
        return isTelling(key, text) && text === comparable(other[key] ?? '');
      };
      const facts = workerFacts.filter(isShared);
      if (facts.length === 0 || otherName === '' || mayBeSamePerson(name, otherName)) continue;
      const all = [...facts, ...householdFacts.filter(isShared)];
      const shared = listInWords(all.map(([, fact]) => fact));
      return {
        keys: [...all.map(([key]) => key), 'trab_nombre'],
        message: `${name} tiene ${shared} de ${otherName}, en ${where()}.`,
      };
    }
    return false;
  },
});

const speciality: ContractRule = answers(
  ['trab_titulo'],
  ([degree]) => degree !== '' && !/diferencial|especial/.test(comparable(degree)) && [degree],
  {
    message: 'El título no dice «Diferencial» ni «Especial»: revíselo.',
    source: sources.title,
    onLeave: true,
  },
);

/** Pesos of a month's pay or allowance: fewer digits than four or more than seven are a slip. */
const usualAmounts = { least: 1_000, most: 9_999_999 } as const;

function amountQuestion(amount: number): string | null {
  if (amount === 0) return null;
  if (amount < usualAmounts.least) return '¿Faltan cifras?';
  return amount > usualAmounts.most ? '¿Sobran cifras?' : null;
}

const amounts = pay.fields.filter(({ kind }) => kind === 'money');

const amountRule = rule<ContractKey>({
  keys: amounts.map(({ key }) => key),
  sentence: 'Sueldo base: $ 125. ¿Faltan cifras? (bajo $ 1.000 o sobre $ 9.999.999, en cada monto)',
  source: sources.amount,
  onLeave: true,
  find: ({ values }) =>
    amounts.map(({ key, label }) => {
      const amount = wholeNumber(given(values, key));
      const question = amount === null ? null : amountQuestion(amount);
      return (
        amount !== null &&
        question !== null && { keys: [key], message: `${label}: ${formatClp(amount)}. ${question}` }
      );
    }),
});

/** Matches the number of a day, not those of «5 primeros días», «art. 55» or «18:45». */
const payDay = /(?:^|\b(?:el|al|días?)\s+)(\d+)(?!\d|[:.]\d)/giu;

const payDayRule: ContractRule = answers(
  ['rem_dia_pago'],
  ([text]) => {
    const days = [...text.matchAll(payDay)].map(([, day]) => Number(day));
    return days.some((day) => day < 1 || day > 31) && [text];
  },
  {
    message: (text) => `El día de pago dice «${text}»: los meses van del 1 al 31.`,
    source: ownCriterion(),
    onLeave: true,
  },
);

/** Ages of the worker when the contract starts, or today if it has started. */
function ageRule(isUnlikely: (age: number) => boolean, limit: string, source: Source): ContractRule {
  const message = (age: string, when: string) =>
    `Según la fecha de nacimiento, quien firma tendría ${age} ${when}: revísela.`;
  return rule<ContractKey>({
    keys: ['trab_nacimiento'],
    sentence: message(limit, 'al comenzar'),
    source,
    find: ({ values, today }) => {
      const birth = dateOf(values, 'trab_nacimiento');
      if (birth === null) return false;
      const start = dateOf(values, 'plazo_inicio');
      const isToStart = start !== null && start >= today;
      const age = yearsBetween(birth, isToStart ? start : today);
      const years = `${age} ${age === 1 ? 'año' : 'años'}`;
      const keys = ['trab_nacimiento'] as const;
      return isUnlikely(age) && { keys, message: message(years, isToStart ? 'al comenzar' : 'hoy') };
    },
  });
}

/**
 * Returns the teachers' years that a term may be called after which begins or ends on that day: from March to the end of
 * February, as a rule.
 * @param last month up to which the year before is meant too: a contract signed for the coming year may begin before
 * March, and one may end when the next year begins
 */
function schoolYearsOf(date: string | null, last: '02' | '03'): readonly number[] {
  if (date === null) return [];
  const year = Number(date.slice(0, 4));
  return date.slice(5, 7) <= last ? [year - 1, year] : [year];
}

/** Returns the teachers' years that the term may be called after; none for a term of several. */
function schoolYears(start: string | null, end: string | null): readonly number[] {
  const [first, last] = [schoolYearsOf(start, '02'), schoolYearsOf(end, '03')];
  const common = first.filter((year) => last.includes(year));
  const isLong = start !== null && end !== null && isYearApart(start, end);
  return common.length > 0 || isLong ? common : [...first, ...last];
}

function termInWords(start: string | null, end: string | null): string {
  if (start && end) return `va del ${plainDate(start)} al ${plainDate(end)}`;
  return start ? `empieza el ${plainDate(start)}` : `termina el ${plainDate(end ?? '')}`;
}

const isYear = (text: string) => /^\d{4}$/.test(text);

const yearOfTerm = rule<ContractKey>({
  keys: ['plazo_anio', 'plazo_inicio', 'plazo_termino'],
  sentence: 'El contrato va del [Inicio] al [Término] y el año laboral docente es [Año laboral docente].',
  source: sources.duration,
  find: ({ values }) => {
    const year = given(values, 'plazo_anio');
    const [start, end] = [dateOf(values, 'plazo_inicio'), dateOf(values, 'plazo_termino')];
    // An end before its start has its own warning.
    if (!isYear(year) || (!start && !end) || (start && end && end <= start)) return false;
    return (
      !schoolYears(start, end).includes(Number(year)) && {
        keys: ['plazo_anio', end ? 'plazo_termino' : 'plazo_inicio'],
        message: `El contrato ${termInWords(start, end)} y el año laboral docente es ${year}.`,
      }
    );
  },
});

const yearOfSigning: ContractRule = answers(
  ['plazo_anio', 'contrato_fecha'],
  ([year, signed]) => {
    const isFar = Math.abs(Number(year) - Number(signed.slice(0, 4))) > 1;
    return isYear(year) && isIsoDate(signed) && isFar && [year, plainDate(signed)];
  },
  {
    message: (year, signed) => `El contrato es del ${signed} y el año laboral docente es ${year}.`,
    source: sources.duration,
  },
);

const dateRules: readonly ContractRule[] = [
  before('plazo_inicio', 'plazo_termino', {
    message: (start, end) => `El contrato empieza el ${start} y termina el ${end}.`,
    source: sources.duration,
  }),
  withinYears('plazo_inicio', 'plazo_termino', {
    years: 2,
    message: 'El plazo excede de 2 años, el máximo legal con título profesional, incluida la renovación.',
    source: sources.term,
  }),
  answers(['plazo_termino'], ([end]) => isIsoDate(end) && end.endsWith('-12-31') && [end], {
    message: 'El plazo termina el 31 de diciembre; la cláusula sexta se refiere a enero y febrero.',
    source: sources.extension,
  }),
  firstOf<ContractKey>(
    notAfterToday('trab_nacimiento', {
      message: 'La fecha de nacimiento es posterior a hoy.',
      source: sources.title,
    }),
    ageRule((age) => age < 18, 'menos de 18 años', sources.age),
    ageRule((age) => age > 90, 'más de 90 años', ownCriterion()),
  ),
  firstOf<ContractKey>(
    notAfterToday('trab_titulo_fecha', {
      message: 'La fecha del título es posterior a hoy.',
      source: sources.title,
    }),
    notAfter('trab_titulo_fecha', 'plazo_inicio', {
      message: (degree, start) => `El título es del ${degree} y el contrato empieza el ${start}.`,
      source: sources.title,
    }),
    notAfter('trab_titulo_fecha', 'contrato_fecha', {
      message: (degree, signed) => `El título es del ${degree} y el contrato, del ${signed}.`,
      source: sources.title,
    }),
  ),
  when<ContractKey>(
    isPast('trab_nacimiento'),
    before('trab_nacimiento', 'trab_titulo_fecha', {
      message: (birth, degree) => `El nacimiento es del ${birth} y el título, del ${degree}.`,
      source: sources.title,
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
    isPast('trab_nacimiento'),
    agesBetween('trab_nacimiento', 'trab_fecha_ingreso', {
      least: 18,
      message: (birth, service) =>
        `El nacimiento es del ${birth} y el primer día de trabajo es el ${service}.`,
      source: sources.age,
    }),
  ),
  yearOfTerm,
  when<ContractKey>(isUndated('plazo_inicio'), when(isUndated('plazo_termino'), yearOfSigning)),
  withinDays('plazo_inicio', 'contrato_fecha', {
    days: 15,
    keys: ['contrato_fecha', 'plazo_inicio'],
    message: (start, signed) => `El contrato es del ${signed} y empieza el ${start}, más de 15 días antes.`,
    source: sources.signing,
  }),
  withinYears('contrato_fecha', 'plazo_inicio', {
    years: 1,
    message: (signed, start) => `El contrato es del ${signed} y empieza el ${start}.`,
    source: sources.typed,
  }),
  when<ContractKey>(
    isUndated('plazo_inicio'),
    notAfter('contrato_fecha', 'plazo_termino', {
      message: (signed, end) => `El contrato es del ${signed} y termina el ${end}.`,
      source: sources.typed,
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

export const rules: readonly ContractRule[] = [
  treatmentRule('rep_nombre', 'rep_trato', 'quien representa', 'don(ña)'),
  treatmentRule('trab_nombre', 'trab_trato', 'quien trabaja', 'la Trabajadora'),
  agreementRule('rep_nacionalidad', 'rep_trato', nationalityAgainst),
  agreementRule('trab_nacionalidad', 'trab_trato', nationalityAgainst),
  agreementRule('trab_titulo', 'trab_trato', titleAgainst),
  rutRule('trab_rut', 'rep_rut', 'Quien representa y quien trabaja'),
  rutRule('trab_rut', 'emp_rut', 'El sostenedor y quien trabaja'),
  rutRule('rep_rut', 'emp_rut', 'El sostenedor y quien representa'),
  differ('trab_nombre', 'rep_nombre', {
    as: 'name',
    message: (name) => `Quien representa y quien trabaja tienen el mismo nombre: ${name}.`,
    source: sources.typed,
    onLeave: true,
  }),
  differ('trab_correo', 'emp_correo', {
    as: 'email',
    message: (email) => `El sostenedor y quien trabaja tienen el mismo correo: ${email}.`,
    source: sources.typed,
    onLeave: true,
  }),
  uniqueWorker,
  emails(groups),
  speciality,
  week.rules(weekSources),
  amountRule,
  payDayRule,
  ...dateRules,
];
