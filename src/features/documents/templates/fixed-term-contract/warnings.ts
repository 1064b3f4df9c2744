import { formatClp, listInWords } from '../../../../platform/format.ts';
import { comparable, mayBeSamePerson, validRut } from '../../model/comparing.ts';
import { type OtherDocument, onlyWarnings, type Warning } from '../../model/document.ts';
import { emailProblem } from '../../model/email.ts';
import { wholeNumber } from '../../model/number.ts';
import { nationalityAgainst, titleAgainst, treatmentLabel } from '../../model/treatment.ts';
import { given } from '../../model/values.ts';
import { emailWarnings } from '../email-warnings.ts';
import { dateWarnings } from './date-warnings.ts';
import { type ContractKey, groups, pay } from './fields.ts';
import { type Answers, rules, type Warnings } from './rules.ts';
import { week } from './week.ts';

/** Warns about a missing treatment. The name prints anyway, and the words around it may not fit that person. */
function treatmentWarnings(values: Answers): Warnings {
  const people = [
    ['rep_nombre', 'rep_trato', 'quien representa', 'don(ña)'],
    ['trab_nombre', 'trab_trato', 'quien trabaja', 'la Trabajadora'],
  ] as const;
  return people.map(
    ([name, by, who, usual]) =>
      given(values, name) !== '' &&
      given(values, by) === '' && {
        keys: [by, name],
        message: `No ha elegido si ${who} es mujer u hombre: mientras tanto, el contrato dice «${usual}».`,
        rule: rules.chosenTreatment,
        under: 'last',
      },
  );
}

function agreementWarnings(values: Answers): Warnings {
  const places = [
    ['rep_nacionalidad', 'rep_trato', nationalityAgainst],
    ['trab_nacionalidad', 'trab_trato', nationalityAgainst],
    ['trab_titulo', 'trab_trato', titleAgainst],
  ] as const;
  return places.map(([key, by, against]) => {
    const chosen = given(values, by);
    const word = against(given(values, key), chosen);
    const message = `«${word}» no concuerda con su respuesta «${treatmentLabel(chosen)}».`;
    return word !== null && { keys: [key, by], message, rule: rules.treatment };
  });
}

const parties = [
  ['trab_rut', 'rep_rut', 'Quien representa y quien trabaja'],
  ['trab_rut', 'emp_rut', 'El sostenedor y quien trabaja'],
  ['rep_rut', 'emp_rut', 'El sostenedor y quien representa'],
] as const;

/** Warns about two parties with the same RUT, name or e-mail. */
function partyWarnings(values: Answers): Warnings {
  const name = given(values, 'trab_nombre');
  const email = given(values, 'trab_correo').toLowerCase();
  const isSameEmail = emailProblem(email) === null && email === given(values, 'emp_correo').toLowerCase();
  const isSameName = name !== '' && comparable(name) === comparable(given(values, 'rep_nombre'));
  return [
    ...parties.map(([key, by, both]) => {
      const rut = validRut(given(values, key));
      const message = `${both} tienen el mismo RUT: ${rut}.`;
      const isSame = rut !== '' && rut === validRut(given(values, by));
      return isSame && ({ keys: [key, by], message, rule: rules.typed } as const);
    }),
    isSameName && {
      keys: ['trab_nombre', 'rep_nombre'],
      message: `Quien representa y quien trabaja tienen el mismo nombre: ${name}.`,
      rule: rules.typed,
      onLeave: true,
    },
    isSameEmail && {
      keys: ['trab_correo', 'emp_correo'],
      message: `El sostenedor y quien trabaja tienen el mismo correo: ${email}.`,
      rule: rules.typed,
      onLeave: true,
    },
  ];
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
export function compare(
  values: Answers,
  others: readonly OtherDocument<ContractKey>[],
): readonly Warning<ContractKey>[] {
  const name = given(values, 'trab_nombre');
  if (name === '') return [];
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
    return [
      {
        keys: [...all.map(([key]) => key), 'trab_nombre'],
        message: `${name} tiene ${shared} de ${otherName}, en ${where()}.`,
        rule: rules.otherDocument,
        onLeave: true,
      },
    ];
  }
  return [];
}

/** Pesos of a month's pay or allowance: fewer digits than four or more than seven are a slip. */
const usualAmounts = { least: 1_000, most: 9_999_999 } as const;

function amountQuestion(amount: number | null): string | null {
  if (amount === null || amount === 0) return null;
  if (amount < usualAmounts.least) return '¿Faltan cifras?';
  return amount > usualAmounts.most ? '¿Sobran cifras?' : null;
}

function amountWarnings(values: Answers): Warnings {
  return pay.fields.map(({ key, kind, label }) => {
    const amount = kind === 'money' ? wholeNumber(given(values, key)) : null;
    const question = amountQuestion(amount);
    return (
      amount !== null &&
      question !== null && {
        keys: [key],
        message: `${label}: ${formatClp(amount)}. ${question}`,
        rule: rules.amount,
        onLeave: true,
      }
    );
  });
}

/** Matches the number of a day, not those of «5 primeros días», «art. 55» or «18:45». */
const payDay = /(?:^|\b(?:el|al|días?)\s+)(\d+)(?!\d|[:.]\d)/giu;

function payDayWarnings(values: Answers): Warnings {
  const text = given(values, 'rem_dia_pago');
  const days = [...text.matchAll(payDay)].map(([, day]) => Number(day));
  return [
    days.some((day) => day < 1 || day > 31) && {
      keys: ['rem_dia_pago'],
      message: `El día de pago dice «${text}»: los meses van del 1 al 31.`,
      onLeave: true,
    },
  ];
}

function titleWarnings(values: Answers): Warnings {
  const title = given(values, 'trab_titulo');
  return [
    title !== '' &&
      !/diferencial|especial/.test(comparable(title)) && {
        keys: ['trab_titulo'],
        message: 'El título no dice «Diferencial» ni «Especial»: revíselo.',
        rule: rules.title,
        onLeave: true,
      },
  ];
}

/**
 * Warns about missing treatments, words that don't agree, data that two people can't share, e-mails, the title, amounts,
 * the week and the dates, also where they contradict each other or the limits of the law and the contract.
 * @param today 'YYYY-MM-DD' in the person's time zone
 */
export function warnings(
  values: Answers,
  today: string,
  others: readonly OtherDocument<ContractKey>[] = [],
): readonly Warning<ContractKey>[] {
  return onlyWarnings([
    ...treatmentWarnings(values),
    ...agreementWarnings(values),
    ...partyWarnings(values),
    ...compare(values, others),
    ...emailWarnings(groups, values),
    ...titleWarnings(values),
    ...week.warnings(values, rules),
    ...amountWarnings(values),
    ...payDayWarnings(values),
    ...dateWarnings(values, today),
  ]);
}
