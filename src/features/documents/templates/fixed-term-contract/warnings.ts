import { formatClp } from '../../../../platform/format.ts';
import { type OtherDocument, onlyWarnings, type Warning } from '../../model/document.ts';
import { wholeNumber } from '../../model/number.ts';
import { nationalityAgainst, titleAgainst } from '../../model/treatment.ts';
import { given } from '../../model/values.ts';
import { comparable, listInWords, mayBeSamePerson, validRut } from '../comparing.ts';
import { dateWarnings } from './date-warnings.ts';
import { type ContractKey, pay } from './fields.ts';
import { type Answers, rules, type Warnings } from './rules.ts';
import { weekWarnings } from './week-warnings.ts';

/** A name prints at once; without its treatment the words around it may not be that person's. */
function treatmentWarnings(values: Answers): Warnings {
  const people = [
    ['rep_nombre', 'rep_trato', 'quien representa: sin él, el contrato dice «don(ña)».'],
    ['trab_nombre', 'trab_trato', 'quien trabaja: sin él, el contrato dice «la Trabajadora».'],
  ] as const;
  return people.map(
    ([name, by, whose]) =>
      given(values, name) !== '' &&
      given(values, by) === '' && {
        keys: [by, name],
        message: `No ha elegido el trato de ${whose}`,
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
    const message = `«${word}» no concuerda con el trato elegido (${chosen}).`;
    return word !== null && { keys: [key, by], message, rule: rules.treatment };
  });
}

const parties = [
  ['trab_rut', 'rep_rut', 'Quien representa y quien trabaja'],
  ['trab_rut', 'emp_rut', 'El sostenedor y quien trabaja'],
  ['rep_rut', 'emp_rut', 'El sostenedor y quien representa'],
] as const;

/** Two parties with one RUT, or one name. */
function partyWarnings(values: Answers): Warnings {
  const name = given(values, 'trab_nombre');
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
  ];
}

type Fact = readonly [key: ContractKey, name: string];

/** What belongs to one worker alone. */
const own: readonly Fact[] = [
  ['trab_rut', 'la cédula'],
  ['rem_cuenta', 'la cuenta bancaria'],
  ['trab_correo', 'el correo'],
];

/** What two may share who live together: said beside the others, never by itself. */
const ofHome: readonly Fact[] = [
  ['trab_domicilio', 'el domicilio'],
  ['trab_telefono', 'el teléfono'],
];

/** «Cuenta RUT, BancoEstado» is the account of many; a number is one person's. */
function isTelling(key: ContractKey, text: string): boolean {
  return text !== '' && (key !== 'rem_cuenta' || /\d{5}/.test(text.replaceAll(' ', '')));
}

/** Finds data of another worker; names the first such document alone, since all copies of one have them. */
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
    const facts = own.filter(isShared);
    if (facts.length === 0 || otherName === '' || mayBeSamePerson(name, otherName)) continue;
    const all = [...facts, ...ofHome.filter(isShared)];
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

/** In pesos: a month's pay or allowance has more figures. */
const leastAmount = 1000;

function amountWarnings(values: Answers): Warnings {
  return pay.fields.map(({ key, kind, label }) => {
    const amount = kind === 'money' ? wholeNumber(given(values, key)) : null;
    const isLow = amount !== null && amount > 0 && amount < leastAmount;
    return (
      isLow && {
        keys: [key],
        message: `${label}: ${formatClp(amount)}. ¿Faltan cifras?`,
        rule: rules.amount,
        onLeave: true,
      }
    );
  });
}

/**
 * Treatments not chosen, the words that do not agree, what two persons cannot both have, amounts, the week and the
 * dates, against each other and against the limits of the law and of the contract.
 * @param today 'YYYY-MM-DD' where the person is
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
    ...weekWarnings(values),
    ...amountWarnings(values),
    ...dateWarnings(values, today),
  ]);
}
