import { daysBetween, isYearApart } from '../../model/date.ts';
import { type OtherDraft, type Values, type Warning, warnIf } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { formatWhole, wholeNumber } from '../../model/number.ts';
import { dateOf, given } from '../../model/values.ts';
import { comparable } from '../comparing.ts';
import type { DeaKey } from './fields.ts';
import { messages, rules } from './messages.ts';
import { staffWarnings } from './staff-warnings.ts';

type Answers = Values<DeaKey>;
type Warnings = readonly Warning<DeaKey>[];

/** Days before a part expires from which its replacement should be ordered. */
const notice = 90;

const acquisition = 'dea_fecha_adquisicion';

function notLater(values: Answers, key: DeaKey, message: string, today: string): Warnings {
  const date = dateOf(values, key);
  return warnIf(date !== null && date > today, { keys: [key], message, rule: rules.truth });
}

/** The parts of a defibrillator that expire. */
const parts = [
  { key: 'dea_venc_bateria', name: messages.battery, expired: messages.batteryExpired },
  { key: 'dea_venc_electrodos', name: messages.electrodes, expired: messages.electrodesExpired },
] as const;

function partWarnings(
  values: Answers,
  { key, name, expired }: (typeof parts)[number],
  today: string,
): Warnings {
  const expiry = dateOf(values, key);
  if (expiry === null) return [];
  const bought = dateOf(values, acquisition);
  const left = daysBetween(today, expiry);
  return [
    ...warnIf(bought !== null && expiry <= bought, {
      keys: [key, acquisition],
      message: messages.beforeAcquisition(name, expiry, bought ?? ''),
      rule: rules.maintenance,
    }),
    ...warnIf(left < 0, { keys: [key], message: expired, rule: rules.maintenance }),
    ...warnIf(left >= 0 && left <= notice, {
      keys: [key],
      message: messages.soon(name, expiry, left),
      rule: rules.maintenance,
    }),
  ];
}

/** Issue, signature and acquisition: a form is signed within a year of its issue, about a device that is there. */
function formDateWarnings(values: Answers): Warnings {
  const issued = dateOf(values, 'fecha_emision');
  const signed = dateOf(values, 'firma_fecha');
  const bought = dateOf(values, acquisition);
  const form = signed ?? issued;
  return [
    ...warnIf(issued !== null && signed !== null && (issued > signed || isYearApart(issued, signed)), {
      keys: ['firma_fecha', 'fecha_emision'],
      message: messages.issuedAgainstSigning(issued ?? '', signed ?? ''),
      rule: rules.typed,
    }),
    ...warnIf(bought !== null && form !== null && bought > form, {
      keys: [acquisition, signed === null ? 'fecha_emision' : 'firma_fecha'],
      message: messages.acquiredAfterForm(bought ?? '', form ?? ''),
      rule: rules.typed,
    }),
  ];
}

const numbers = ['formulario_numero', 'formulario_total'] as const;

/** One device in two drafts, or two devices under one number of the same school; the first such draft alone. */
function otherDraftWarnings(values: Answers, others: readonly OtherDraft<DeaKey>[]): Warnings {
  const isSame = (other: Answers, key: DeaKey) => {
    const text = comparable(values[key] ?? '');
    return text !== '' && text === comparable(other[key] ?? '');
  };
  const serial = given(values, 'dea_serie');
  const twin = others.find(({ values: other }) => isSame(other, 'dea_serie'));
  const [number, total] = numbers.map((key) => formatWhole(given(values, key)));
  // A school's only form is the 1 of 1 every time.
  const rival = others.find(
    ({ values: other }) =>
      total !== '1' &&
      [...numbers, 'est_nombre' as const].every((key) => isSame(other, key)) &&
      serial !== '' &&
      given(other, 'dea_serie') !== '' &&
      !isSame(other, 'dea_serie'),
  );
  return [
    ...warnIf(twin !== undefined, {
      keys: ['dea_serie'],
      message: messages.serial(serial, twin?.title() ?? ''),
      rule: rules.otherDraft,
      onLeave: true,
    }),
    ...warnIf(rival !== undefined, {
      keys: numbers,
      message: messages.numberTwice(number ?? '', total ?? '', rival?.title() ?? ''),
      rule: rules.otherDraft,
      onLeave: true,
    }),
  ];
}

/**
 * Expired or expiring parts, dates in the future or against each other, no plan, too little training, a signature without
 * declaration, one person or device twice.
 */
export function warnings(
  values: Answers,
  today: string,
  others: readonly OtherDraft<DeaKey>[] = [],
): Warnings {
  const number = wholeNumber(given(values, 'formulario_numero'));
  const total = wholeNumber(given(values, 'formulario_total'));
  return [
    ...warnIf(number !== null && total !== null && number > total, {
      keys: ['formulario_numero', 'formulario_total'],
      message: messages.number(formatWhole(String(number)), formatWhole(String(total))),
      rule: rules.numbering,
    }),
    ...notLater(values, acquisition, messages.acquisition, today),
    ...parts.flatMap((part) => partWarnings(values, part, today)),
    ...warnIf(given(values, 'mant_plan') === no, {
      keys: ['mant_plan'],
      message: messages.plan,
      rule: rules.plan,
    }),
    ...warnIf(given(values, 'firma_fecha') !== '' && given(values, 'decl_personal') !== yes, {
      keys: ['decl_personal', 'firma_fecha'],
      message: messages.declaration,
      rule: rules.declaration,
    }),
    ...notLater(values, 'firma_fecha', messages.signature, today),
    ...formDateWarnings(values),
    ...staffWarnings(values, today),
    ...otherDraftWarnings(values, others),
  ];
}
