import { daysBetween, formatDate } from '../../model/date.ts';
import type { Values } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { wholeNumber } from '../../model/number.ts';
import { dateOf, given } from '../../model/values.ts';
import { type Warning, warnIf } from '../../model/warning.ts';
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
      message: messages.beforeAcquisition(name),
      rule: rules.maintenance,
    }),
    ...warnIf(left < 0, { keys: [key], message: expired, rule: rules.maintenance }),
    ...warnIf(left >= 0 && left <= notice, {
      keys: [key],
      message: messages.soon(name, formatDate(expiry), left),
      rule: rules.maintenance,
    }),
  ];
}

/** Expired or expiring parts, dates in the future, no plan, too little training, a signature without declaration. */
export function warnings(values: Answers, today: string): Warnings {
  const number = wholeNumber(given(values, 'formulario_numero'));
  const total = wholeNumber(given(values, 'formulario_total'));
  return [
    ...warnIf(number !== null && total !== null && number > total, {
      keys: ['formulario_numero', 'formulario_total'],
      message: messages.number,
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
      keys: ['decl_personal'],
      message: messages.declaration,
      rule: rules.declaration,
    }),
    ...notLater(values, 'firma_fecha', messages.signature, today),
    ...staffWarnings(values, today),
  ];
}
