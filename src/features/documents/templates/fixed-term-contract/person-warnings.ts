import { type OtherDraft, type Values, type Warning, warnIf } from '../../model/document.ts';
import { given } from '../../model/values.ts';
import { comparable, mayBeSamePerson, validRut } from '../comparing.ts';
import type { ContractKey } from './fields.ts';
import { messages, rules } from './messages.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

const parties = [
  ['trab_rut', 'rep_rut', messages.representative, messages.worker],
  ['trab_rut', 'emp_rut', messages.employer, messages.worker],
  ['rep_rut', 'emp_rut', messages.employer, messages.representative.toLowerCase()],
] as const;

/** Two parties with one RUT, or one name. */
export function partyWarnings(values: Answers): Warnings {
  const shared = parties.flatMap(([key, by, one, other]) => {
    const rut = validRut(given(values, key));
    return warnIf(rut !== '' && rut === validRut(given(values, by)), {
      keys: [key, by],
      message: messages.sameRut(one, other, rut),
      rule: rules.typed,
    });
  });
  const name = given(values, 'trab_nombre');
  return [
    ...shared,
    ...warnIf(name !== '' && comparable(name) === comparable(given(values, 'rep_nombre')), {
      keys: ['trab_nombre', 'rep_nombre'],
      message: messages.sameName(name),
      rule: rules.typed,
      onLeave: true,
    }),
  ];
}

/** What belongs to one worker alone. */
const own = ['trab_rut', 'rem_cuenta', 'trab_correo'] as const;

/** What two may share who live together: said beside the others, never by itself. */
const ofHome = ['trab_domicilio', 'trab_telefono'] as const;

/** «Cuenta RUT, BancoEstado» is the account of many; a number is one person's. */
function isTelling(key: ContractKey, text: string): boolean {
  return text !== '' && (key !== 'rem_cuenta' || /\d{5}/.test(text.replaceAll(' ', '')));
}

/** Which of the answers tell the worker from others and are in the other draft too. */
function sharedWith(other: Answers, values: Answers) {
  return <Key extends ContractKey>(key: Key): boolean => {
    const text = comparable(values[key] ?? '');
    return isTelling(key, text) && text === comparable(other[key] ?? '');
  };
}

/** What a copied draft still has of another worker; the first such draft alone, since copies of one have it all. */
export function duplicateWarnings(values: Answers, others: readonly OtherDraft<ContractKey>[]): Warnings {
  const name = given(values, 'trab_nombre');
  if (name === '') return [];
  for (const { values: other, title } of others) {
    const otherName = given(other, 'trab_nombre');
    const isShared = sharedWith(other, values);
    const facts = own.filter(isShared);
    if (facts.length === 0 || otherName === '' || mayBeSamePerson(name, otherName)) continue;
    const all = [...facts, ...ofHome.filter(isShared)];
    const words = all.map((key) => messages.own[key]);
    return [
      {
        keys: [...all, 'trab_nombre'],
        message: messages.duplicate(name, words, otherName, title()),
        rule: rules.otherDraft,
        onLeave: true,
      },
    ];
  }
  return [];
}
