import { formatClp, listInWords } from '../../../../platform/format.ts';
import { fullWeekHours } from '../../layouts/week/schedule.ts';
import type { WeekSources } from '../../layouts/week/week-warnings.ts';
import { mayBeSamePerson, normalizeForComparison } from '../../model/comparing.ts';
import type { Rule } from '../../model/document.ts';
import { disagreeingNationality, disagreeingTitle, genderLabel } from '../../model/grammatical-gender.ts';
import { parseInteger } from '../../model/number.ts';
import { answersRule, differ, differentRuts, plausibleEmails, requires } from '../../model/rules/answers.ts';
import { defineRule, noLegalSource, otherDocumentSource, typingErrorSource } from '../../model/rules/rule.ts';
import { answerTo } from '../../model/values.ts';
import { dateRules, degreeSource } from './date-rules.ts';
import { type ContractKey, groups, pay, week } from './fields.ts';

type ContractRule = Rule<ContractKey>;

const fullTimeSource =
  'Estatuto Docente, art. 80: a lo más 44 horas semanales con un mismo empleador, a lo más 28:30 de aula sin recreos, y al menos el 40 % de las no lectivas para preparar, evaluar y otras actividades relevantes.';

export const weekSources: WeekSources = {
  lunch: 'Código del Trabajo, art. 34: la colación dura al menos 30 minutos y no es parte de la jornada.',
  day: 'Cláusula tercera: la jornada diaria no excederá de 10 horas.',
  week: (hours) =>
    hours === fullWeekHours
      ? fullTimeSource
      : `Cláusula tercera: la jornada es de ${hours} ${hours === 1 ? 'hora, distribuida' : 'horas, distribuidas'} según la tabla.`,
  teaching: (hours) =>
    hours === fullWeekHours
      ? fullTimeSource
      : 'Cláusula tercera: la docencia de aula no excederá del tope que fija. Ese tope se calcula en proporción a 28:30 de 44 horas (Estatuto Docente, art. 80).',
  table: 'Cláusula tercera: la jornada se distribuye según la tabla 1.',
  nonTeaching:
    'Cláusula tercera: el tiempo restante se destina a actividades no lectivas conforme a la tabla 2.',
  preparation: fullTimeSource,
};

const sources = {
  chosenGender: noLegalSource('Las palabras que acompañan a cada nombre siguen esa respuesta.'),
  agreement: noLegalSource('Lo que usted escribe no se cambia: corríjalo, o cambie la respuesta.'),
  amount: noLegalSource('Los montos de la tabla 3 son pesos al mes y se imprimen como están escritos.'),
} as const;

/** Requires a gender once the name is answered. Without a gender, the words around the name may not fit the person. */
function genderRule(
  nameKey: ContractKey,
  genderKey: ContractKey,
  person: string,
  defaultWords: string,
): ContractRule {
  return requires(nameKey, genderKey, {
    message: `No ha elegido si ${person} es mujer u hombre: mientras tanto, el contrato dice «${defaultWords}».`,
    source: sources.chosenGender,
    showUnder: 'last',
  });
}

/** @param findDisagreement returns the word that disagrees with the gender; null if none does */
function agreementRule(
  key: ContractKey,
  genderKey: ContractKey,
  findDisagreement: (text: string, gender: string) => string | null,
): ContractRule {
  return answersRule(
    [key, genderKey],
    ([text, gender]) => {
      const word = findDisagreement(text, gender);
      return word !== null && [word, genderLabel(gender)];
    },
    {
      message: (word, answer) => `«${word}» no concuerda con su respuesta «${answer}».`,
      source: sources.agreement,
    },
  );
}

type WorkerFact = readonly [key: ContractKey, name: string];

/** Facts that two workers can't share. */
const workerFacts: readonly WorkerFact[] = [
  ['trab_rut', 'la cédula'],
  ['rem_cuenta', 'la cuenta bancaria'],
  ['trab_correo', 'el correo'],
];

/**
 * Facts that people of one household may share. A warning mentions them only if the workers also share one of
 * `workerFacts`.
 */
const householdFacts: readonly WorkerFact[] = [
  ['trab_domicilio', 'el domicilio'],
  ['trab_telefono', 'el teléfono'],
];

/**
 * True if the text identifies one person. The text of a bank account identifies nobody without its number, because
 * many people have a «Cuenta RUT, BancoEstado».
 */
function isIdentifying(key: ContractKey, text: string): boolean {
  return text !== '' && (key !== 'rem_cuenta' || /\d{5}/.test(text.replaceAll(' ', '')));
}

/**
 * Finds data that is also in another worker's document. Names only the first such document, because copies of it have
 * the same data.
 */
const uniqueWorkerRule = defineRule<ContractKey>({
  keys: [...workerFacts.map(([key]) => key), 'trab_nombre'],
  sentence: '[Nombre] tiene la cédula, la cuenta bancaria o el correo de otra persona, en otro documento.',
  source: otherDocumentSource,
  showAfterBlur: true,
  comparesOthers: true,
  find: ({ values, otherDocuments }) => {
    const name = answerTo(values, 'trab_nombre');
    if (name === '') return false;
    for (const { values: otherValues, mention } of otherDocuments) {
      const otherName = answerTo(otherValues, 'trab_nombre');
      const isShared = ([key]: WorkerFact) => {
        const text = normalizeForComparison(values[key] ?? '');
        return isIdentifying(key, text) && text === normalizeForComparison(otherValues[key] ?? '');
      };
      const sharedFacts = workerFacts.filter(isShared);
      if (sharedFacts.length === 0 || otherName === '' || mayBeSamePerson(name, otherName)) continue;
      const mentionedFacts = [...sharedFacts, ...householdFacts.filter(isShared)];
      const sharedFactNames = listInWords(mentionedFacts.map(([, fact]) => fact));
      return {
        keys: [...mentionedFacts.map(([key]) => key), 'trab_nombre'],
        message: `${name} tiene ${sharedFactNames} de ${otherName}, en ${mention()}.`,
      };
    }
    return false;
  },
});

const specialityRule: ContractRule = answersRule(
  ['trab_titulo'],
  ([degree]) => degree !== '' && !/diferencial|especial/.test(normalizeForComparison(degree)) && [degree],
  {
    message: 'El título no dice «Diferencial» ni «Especial»: revíselo.',
    source: degreeSource,
    showAfterBlur: true,
  },
);

/** Usual range of a monthly salary or allowance in pesos. Amounts outside it are likely typing errors. */
const usualAmounts = { min: 1_000, max: 9_999_999 } as const;

function amountQuestion(amount: number): string | null {
  if (amount === 0) return null;
  if (amount < usualAmounts.min) return '¿Faltan cifras?';
  return amount > usualAmounts.max ? '¿Sobran cifras?' : null;
}

const amountFields = pay.fields.filter(({ kind }) => kind === 'money');

const amountRule = defineRule<ContractKey>({
  keys: amountFields.map(({ key }) => key),
  sentence: 'Sueldo base: $ 125. ¿Faltan cifras? (bajo $ 1.000 o sobre $ 9.999.999, en cada monto)',
  source: sources.amount,
  showAfterBlur: true,
  find: ({ values }) =>
    amountFields.map(({ key, label }) => {
      const amount = parseInteger(answerTo(values, key));
      const question = amount === null ? null : amountQuestion(amount);
      return (
        amount !== null &&
        question !== null && { keys: [key], message: `${label}: ${formatClp(amount)}. ${question}` }
      );
    }),
});

/**
 * Matches the day of the month in «el 5» or «día 30», but not the numbers in «los 5 primeros días», «art. 55» and
 * «18:45».
 */
const payDayPattern = /(?:^|\b(?:el|al|días?)\s+)(\d+)(?!\d|[:.]\d)/giu;

const payDayRule: ContractRule = answersRule(
  ['rem_dia_pago'],
  ([text]) => {
    const days = [...text.matchAll(payDayPattern)].map(([, day]) => Number(day));
    return days.some((day) => day < 1 || day > 31) && [text];
  },
  {
    message: (text) => `El día de pago dice «${text}»: los meses van del 1 al 31.`,
    source: noLegalSource(),
    showAfterBlur: true,
  },
);

export const rules: readonly ContractRule[] = [
  genderRule('rep_nombre', 'rep_trato', 'quien representa', 'don(ña)'),
  genderRule('trab_nombre', 'trab_trato', 'quien trabaja', 'la Trabajadora'),
  agreementRule('rep_nacionalidad', 'rep_trato', disagreeingNationality),
  agreementRule('trab_nacionalidad', 'trab_trato', disagreeingNationality),
  agreementRule('trab_titulo', 'trab_trato', disagreeingTitle),
  differentRuts('trab_rut', 'rep_rut', { parties: 'Quien representa y quien trabaja' }),
  differentRuts('trab_rut', 'emp_rut', { parties: 'El sostenedor y quien trabaja' }),
  differentRuts('rep_rut', 'emp_rut', { parties: 'El sostenedor y quien representa' }),
  differ('trab_nombre', 'rep_nombre', {
    comparison: 'name',
    message: (name) => `Quien representa y quien trabaja tienen el mismo nombre: ${name}.`,
    source: typingErrorSource,
    showAfterBlur: true,
  }),
  differ('trab_correo', 'emp_correo', {
    comparison: 'email',
    message: (email) => `El sostenedor y quien trabaja tienen el mismo correo: ${email}.`,
    source: typingErrorSource,
    showAfterBlur: true,
  }),
  uniqueWorkerRule,
  plausibleEmails(groups),
  specialityRule,
  week.rules(weekSources),
  amountRule,
  payDayRule,
  ...dateRules,
];
