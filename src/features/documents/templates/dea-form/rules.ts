import { longDate } from '../../../../platform/format.ts';
import { normalizeForComparison, normalizeRut } from '../../model/comparing.ts';
import { daysBetween } from '../../model/date.ts';
import type { Rule, Values } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { formatInteger } from '../../model/number.ts';
import {
  areDifferentPeople,
  atLeast,
  differentRuts,
  durationContains,
  forbidAnswer,
  numberUpTo,
  plausibleEmails,
  requires,
  unique,
} from '../../model/rules/answers.ts';
import {
  after,
  agesBetween,
  notAfter,
  notAfterToday,
  todayOperand,
  withinYearBefore,
} from '../../model/rules/dates.ts';
import { differentRows, eachNamedRow, eachRow, rowsWithinYearBefore } from '../../model/rules/rows.ts';
import {
  citedSource,
  defineRule,
  firstOf,
  noLegalSource,
  otherDocumentSource,
  typingErrorSource,
  when,
} from '../../model/rules/rule.ts';
import { answerTo, dateOf } from '../../model/values.ts';
import { type DeaKey, groups, staff, staffKey } from './fields.ts';

type Answers = Values<DeaKey>;
type DeaRule = Rule<DeaKey>;

const maintenanceSection = 'Sección IV: la mantención incluye el reemplazo de batería y electrodos.';

const sources = {
  plan: citedSource(
    'Sección IV: si marcó «No», el establecimiento debe elaborarlo antes de declarar el equipo como disponible para su uso inmediato.',
  ),
  training: citedSource(
    'Declaración, número 1: formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  ),
  truth: citedSource('Declaración, número 3: la información es verídica a la fecha de la firma.'),
  declaration: citedSource('Sección V: el representante firma lo que declara.'),
  maintenance: citedSource(maintenanceSection),
  /** No law sets the 90 days. They leave time to buy a new part. */
  notice: noLegalSource(maintenanceSection),
  numbering: noLegalSource('Instrucciones: un formulario por cada desfibrilador.'),
} as const;

const acquisitionKey = 'dea_fecha_adquisicion';

function expiryMessage(name: string, title: string, expiry: string, daysLeft: number): string {
  if (daysLeft < 0)
    return `${title}. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.`;
  if (daysLeft === 0) return `${name} vence hoy (${longDate(expiry)}): prevea su reemplazo.`;
  return `${name} vence el ${longDate(expiry)}, en ${daysLeft} ${daysLeft === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
}

function partRules(key: DeaKey, name: string, title: string): readonly DeaRule[] {
  return [
    after(key, acquisitionKey, {
      message: (expiry, purchaseDate) =>
        `${name} vence el ${expiry} y el equipo se adquirió el ${purchaseDate}.`,
      source: sources.maintenance,
    }),
    defineRule({
      keys: [key],
      sentence: `${name} ya venció, o vence en 90 días o menos: prevea su reemplazo.`,
      source: sources.notice,
      find: ({ values, today }) => {
        const expiry = dateOf(values, key);
        const daysLeft = expiry === null ? Number.POSITIVE_INFINITY : daysBetween(today, expiry);
        return (
          expiry !== null &&
          daysLeft <= 90 && { keys: [key], message: expiryMessage(name, title, expiry, daysLeft) }
        );
      },
    }),
    // No battery or electrode lasts so long, so the year is likely a typing error. The limit after the purchase is
    // higher, because a device may be older than its current parts.
    firstOf(
      agesBetween(acquisitionKey, key, {
        maxYears: 25,
        keys: [key, acquisitionKey],
        message: (_purchaseDate, _expiry, years) =>
          `${name} vence ${years} años después de la compra: revise el año.`,
        source: typingErrorSource,
      }),
      agesBetween(todayOperand, key, {
        maxYears: 15,
        message: (_today, expiry, years) => `${name} vence el ${expiry}, en ${years} años: revise el año.`,
        source: noLegalSource(),
      }),
    ),
  ];
}

const staffRules: readonly DeaRule[] = [
  eachNamedRow(staff, (person) => [
    atLeast(staffKey(person, 'horas'), 3 * 60, {
      message: (hours) => `la capacitación suma ${hours}; debe ser de al menos 3:00.`,
      source: sources.training,
    }),
    atLeast(staffKey(person, 'practicas'), 2 * 60, {
      message: (practice) => `las horas prácticas suman ${practice}; deben ser al menos 2:00.`,
      source: sources.training,
    }),
    durationContains(staffKey(person, 'horas'), staffKey(person, 'practicas'), {
      message: (hours, practice) => `las horas en total son ${hours} y las prácticas, ${practice}.`,
      source: sources.training,
    }),
    notAfterToday(staffKey(person, 'fecha'), {
      message: 'la fecha de la capacitación es posterior a hoy.',
      source: sources.truth,
    }),
  ]),
  rowsWithinYearBefore<DeaKey>(
    staff,
    (person) => staffKey(person, 'fecha'),
    ['firma_fecha', 'fecha_emision'],
    {
      message: (people, trainingDate, formDate) =>
        `${people}: la capacitación es del ${trainingDate} y el formulario, del ${formDate}.`,
      source: typingErrorSource,
    },
  ),
  differentRows<DeaKey>(
    staff,
    [
      { keyOf: (person) => staffKey(person, 'rut'), read: normalizeRut, name: 'la misma cédula' },
      {
        keyOf: (person) => staffKey(person, 'nombre'),
        read: normalizeForComparison,
        name: 'el mismo nombre',
      },
    ],
    {
      message: (rowNumbers, sharedAnswers) =>
        `Las personas ${rowNumbers} de la nómina tienen ${sharedAnswers}.`,
      source: typingErrorSource,
      showAfterBlur: true,
    },
  ),
  differentRuts('rep_rut', 'est_rut', { parties: 'El establecimiento y quien representa' }),
  // The representative may also be one of the trained staff, so a row with the representative's name may have the
  // representative's RUT.
  eachRow<DeaKey>(staff, (person) => [
    differentRuts(staffKey(person, 'rut'), 'est_rut', {
      extraKeys: [staffKey(person, 'nombre')],
      parties: (name) => `El establecimiento y ${name || `Persona ${person}`}`,
    }),
    when(
      areDifferentPeople(staffKey(person, 'nombre'), 'rep_nombre'),
      differentRuts(staffKey(person, 'rut'), 'rep_rut', {
        extraKeys: ['rep_nombre', staffKey(person, 'nombre')],
        parties: (representative, name) => `${representative} y ${name}`,
        showAfterBlur: true,
      }),
    ),
  ]),
];

const numberKeys = ['formulario_numero', 'formulario_total'] as const;

/** Returns «del borrador …» or «de la fila 3». */
const withPreposition = (mention: string) => `de ${mention}`.replace(/^de el /, 'del ');

/**
 * Finds another device of the same school whose form has the same number. Ignores forms with a total of 1: the form of
 * a school's only device is always number 1 of 1.
 */
const uniqueNumber: DeaRule = defineRule<DeaKey>({
  keys: numberKeys,
  sentence: 'Este formulario es el [Formulario N.º] de [Total de formularios], y el de otro equipo también.',
  source: otherDocumentSource,
  showAfterBlur: true,
  comparesOthers: true,
  find: ({ values, otherDocuments }) => {
    const hasSameAnswer = (otherAnswers: Answers, key: DeaKey) => {
      const text = normalizeForComparison(values[key] ?? '');
      return text !== '' && text === normalizeForComparison(otherAnswers[key] ?? '');
    };
    const [number, total] = numberKeys.map((key) => formatInteger(answerTo(values, key)));
    const duplicate = otherDocuments.find(
      ({ values: otherValues }) =>
        total !== '1' &&
        [...numberKeys, 'est_nombre' as const].every((key) => hasSameAnswer(otherValues, key)) &&
        answerTo(values, 'dea_serie') !== '' &&
        answerTo(otherValues, 'dea_serie') !== '' &&
        !hasSameAnswer(otherValues, 'dea_serie'),
    );
    return (
      duplicate !== undefined && {
        keys: numberKeys,
        message: `Este formulario es el ${number} de ${total}, y el ${withPreposition(duplicate.mention())} también.`,
      }
    );
  },
});

export const rules: readonly DeaRule[] = [
  numberUpTo(...numberKeys, {
    message: (number, total) => `El número del formulario es ${number} y el total, ${total}.`,
    source: sources.numbering,
  }),
  notAfterToday(acquisitionKey, {
    message: 'La fecha de adquisición es posterior a hoy.',
    source: sources.truth,
  }),
  ...partRules('dea_venc_bateria', 'La batería', 'Batería'),
  ...partRules('dea_venc_electrodos', 'El par de electrodos', 'Electrodos'),
  forbidAnswer('mant_plan', no, {
    message: 'El equipo no cuenta con un plan de mantención vigente.',
    source: sources.plan,
  }),
  requires('firma_fecha', 'decl_personal', {
    answer: yes,
    message: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
    source: sources.declaration,
  }),
  notAfterToday('firma_fecha', {
    message: 'La fecha de la firma es posterior a hoy.',
    source: sources.truth,
  }),
  withinYearBefore('fecha_emision', 'firma_fecha', {
    keys: ['firma_fecha', 'fecha_emision'],
    message: (issueDate, signatureDate) =>
      `El formulario se emitió el ${issueDate} y se firmó el ${signatureDate}.`,
    source: typingErrorSource,
  }),
  // The school must have the device before it completes the form, so a later purchase is a typing error.
  notAfter(acquisitionKey, ['firma_fecha', 'fecha_emision'], {
    message: (acquisitionDate, dateOfForm) =>
      `El equipo se adquirió el ${acquisitionDate} y el formulario es del ${dateOfForm}.`,
    source: typingErrorSource,
  }),
  ...staffRules,
  plausibleEmails(groups),
  unique('dea_serie', {
    message: (serial, mention) => `El número de serie ${serial} está también en ${mention}.`,
    source: otherDocumentSource,
    showAfterBlur: true,
  }),
  uniqueNumber,
];
