import { formatCount } from '../../../../platform/format.ts';
import { comparable } from '../../model/comparing.ts';
import { daysBetween, isYearApart, plainDate, yearsBetween } from '../../model/date.ts';
import { type OtherDocument, onlyWarnings, type Warning } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { formatWhole, wholeNumber } from '../../model/number.ts';
import { dateOf, given } from '../../model/values.ts';
import { emailWarnings } from '../email-warnings.ts';
import { type DeaKey, groups } from './fields.ts';
import { type Answers, rules, type Warnings } from './rules.ts';
import { staffWarnings } from './staff-warnings.ts';

/** Days before a part expires at which its replacement should be ordered. */
const notice = 90;

/** Years after which an expiry has a slip: no part lasts so long, though a device may be older than its parts. */
const longestLife = { fromToday: 15, fromPurchase: 25 } as const;

const acquisition = 'dea_fecha_adquisicion';

/** @param what start of the sentence: «La fecha de la firma» */
function notLater(values: Answers, key: DeaKey, what: string, today: string): Warnings {
  const date = dateOf(values, key);
  return [date && date > today && { keys: [key], message: `${what} es posterior a hoy.`, rule: rules.truth }];
}

/** Parts of a defibrillator that expire. */
const parts = [
  { key: 'dea_venc_bateria', name: 'La batería', title: 'Batería' },
  { key: 'dea_venc_electrodos', name: 'El par de electrodos', title: 'Electrodos' },
] as const;

function expiryMessage({ name, title }: (typeof parts)[number], expiry: string, left: number): string {
  if (left < 0) return `${title}. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.`;
  if (left === 0) return `${name} vence hoy (${plainDate(expiry)}): prevea su reemplazo.`;
  return `${name} vence el ${plainDate(expiry)}, en ${left} ${left === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
}

/** @param bought null if it isn't known */
function yearWarning(
  { key, name }: (typeof parts)[number],
  expiry: string,
  bought: string | null,
  today: string,
): Warnings {
  const life = bought && expiry > bought ? yearsBetween(bought, expiry) : 0;
  if (life > longestLife.fromPurchase) {
    const message = `${name} vence ${life} años después de la compra: revise el año.`;
    return [{ keys: [key, acquisition], message, rule: rules.typed }];
  }
  const left = expiry > today ? yearsBetween(today, expiry) : 0;
  const message = `${name} vence el ${plainDate(expiry)}, en ${left} años: revise el año.`;
  return [left > longestLife.fromToday && { keys: [key], message }];
}

function partWarnings(values: Answers, part: (typeof parts)[number], today: string): Warnings {
  const { key, name } = part;
  const expiry = dateOf(values, key);
  if (!expiry) return [];
  const bought = dateOf(values, acquisition);
  const left = daysBetween(today, expiry);
  return [
    bought &&
      expiry <= bought && {
        keys: [key, acquisition],
        message: `${name} vence el ${plainDate(expiry)} y el equipo se adquirió el ${plainDate(bought)}.`,
        rule: rules.maintenance,
      },
    left <= notice && { keys: [key], message: expiryMessage(part, expiry, left), rule: rules.maintenance },
    ...yearWarning(part, expiry, bought, today),
  ];
}

/**
 * Warns about issue, signature and acquisition. A form is signed within a year of its issue, for a device that the
 * school already has.
 */
function formDateWarnings(values: Answers): Warnings {
  const issued = dateOf(values, 'fecha_emision');
  const signed = dateOf(values, 'firma_fecha');
  const bought = dateOf(values, acquisition);
  const form = signed ?? issued;
  const isApart = issued !== null && signed !== null && (issued > signed || isYearApart(issued, signed));
  return [
    isApart && {
      keys: ['firma_fecha', 'fecha_emision'],
      message: `El formulario se emitió el ${plainDate(issued)} y se firmó el ${plainDate(signed)}.`,
      rule: rules.typed,
    },
    bought &&
      form &&
      bought > form && {
        keys: [acquisition, signed ? 'firma_fecha' : 'fecha_emision'],
        message: `El equipo se adquirió el ${plainDate(bought)} y el formulario es del ${plainDate(form)}.`,
        rule: rules.typed,
      },
  ];
}

const numbers = ['formulario_numero', 'formulario_total'] as const;

function numberWarnings(values: Answers): Warnings {
  const [number, total] = numbers.map((key) => wholeNumber(given(values, key)));
  return [
    typeof number === 'number' &&
      typeof total === 'number' &&
      number > total && {
        keys: numbers,
        message: `El número del formulario es ${formatCount(number)} y el total, ${formatCount(total)}.`,
        rule: rules.numbering,
      },
  ];
}

/** Returns «del borrador …» or «de la fila 3». */
const belonging = (where: string) => `de ${where}`.replace(/^de el /, 'del ');

/**
 * Finds one device in two documents, or two devices with one number in the same school. Names only the first such
 * document.
 */
export function compare(
  values: Answers,
  others: readonly OtherDocument<DeaKey>[],
): readonly Warning<DeaKey>[] {
  const isSame = (other: Answers, key: DeaKey) => {
    const text = comparable(values[key] ?? '');
    return text !== '' && text === comparable(other[key] ?? '');
  };
  const serial = given(values, 'dea_serie');
  const twin = others.find(({ values: other }) => isSame(other, 'dea_serie'));
  const [number, total] = numbers.map((key) => formatWhole(given(values, key)));
  // A school's only form always has the number 1 of 1.
  const rival = others.find(
    ({ values: other }) =>
      total !== '1' &&
      [...numbers, 'est_nombre' as const].every((key) => isSame(other, key)) &&
      serial !== '' &&
      given(other, 'dea_serie') !== '' &&
      !isSame(other, 'dea_serie'),
  );
  return onlyWarnings([
    twin !== undefined && {
      keys: ['dea_serie'],
      message: `El número de serie ${serial} está también en ${twin.where()}.`,
      rule: rules.otherDocument,
      onLeave: true,
    },
    rival !== undefined && {
      keys: numbers,
      message: `Este formulario es el ${number} de ${total}, y el ${belonging(rival.where())} también.`,
      rule: rules.otherDocument,
      onLeave: true,
    },
  ]);
}

/**
 * Warns about expired, expiring or everlasting parts, future or contradictory dates, a missing plan, too little training, a
 * signature without declaration, and one person or device twice.
 */
export function warnings(
  values: Answers,
  today: string,
  others: readonly OtherDocument<DeaKey>[] = [],
): readonly Warning<DeaKey>[] {
  const isUndeclared = given(values, 'firma_fecha') !== '' && given(values, 'decl_personal') !== yes;
  return onlyWarnings([
    ...numberWarnings(values),
    ...notLater(values, acquisition, 'La fecha de adquisición', today),
    ...parts.flatMap((part) => partWarnings(values, part, today)),
    given(values, 'mant_plan') === no && {
      keys: ['mant_plan'],
      message: 'El equipo no cuenta con un plan de mantención vigente.',
      rule: rules.plan,
    },
    isUndeclared && {
      keys: ['decl_personal', 'firma_fecha'],
      message: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
      rule: rules.declaration,
    },
    ...notLater(values, 'firma_fecha', 'La fecha de la firma', today),
    ...formDateWarnings(values),
    ...staffWarnings(values, today),
    ...emailWarnings(groups, values),
    ...compare(values, others),
  ]);
}
