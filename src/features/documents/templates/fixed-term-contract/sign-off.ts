// Figures that a director signs off before contracts are made from a list, and terms that one teacher's contract may
// give others.
import { formatClp } from '../../../../platform/format.ts';
import { hoursKey } from '../../layouts/week/schedule.ts';
import { daysText } from '../../layouts/week/sheet-columns.ts';
import { compute, notApplicable, type Read } from '../../model/amount.ts';
import { formatDate } from '../../model/date.ts';
import { wholeNumber } from '../../model/number.ts';
import type { Figure, PersonalTerms } from '../../model/spreadsheet.ts';
import { type ContractKey, pay } from './fields.ts';
import { week } from './week.ts';

const weekKeys = week.groups
  .flatMap(({ fields }) => fields.map(({ key }) => key))
  .filter((key) => key !== hoursKey);

/** True for the start or end of a day, and for a day off. */
const isTimeAtWork = (key: ContractKey) => /_(?:entrada|salida|libre)$/.test(key);

const amountKeys = pay.fields.filter(({ kind }) => kind === 'money').map(({ key }) => key);
const baseKey = 'rem_sueldo_base';

function showAmount(amount: number | null): string {
  return amount === null ? '' : formatClp(amount);
}

function showTerm(read: Read): string {
  const [start, end] = [formatDate(read('plazo_inicio')), formatDate(read('plazo_termino'))];
  return start === '' && end === '' ? '' : `${start || '—'} a ${end || '—'}`;
}

export const figures: readonly Figure<ContractKey>[] = [
  {
    label: 'Horas',
    width: 'narrow',
    keys: [hoursKey],
    show: (read) => read(hoursKey),
    unconfirmed: { document: 'Horas del otro contrato', proposed: 'Horas: la planilla no las dice' },
  },
  {
    label: 'Días',
    width: 'wide',
    keys: weekKeys,
    show: daysText,
    companions: {
      keys: weekKeys.filter((key) => !isTimeAtWork(key)),
      proposed: 'colación y clases propuestas',
    },
    unconfirmed: {
      document: 'Horario del otro contrato',
      proposed: 'Horario propuesto: revíselo',
    },
  },
  {
    label: 'Sueldo base',
    width: 'normal',
    keys: [baseKey],
    show: (read) => showAmount(wholeNumber(read(baseKey))),
    unconfirmed: { document: 'Sueldo del otro contrato' },
  },
  {
    label: 'Total haberes',
    width: 'normal',
    incomplete: 'falta un monto',
    keys: amountKeys,
    show: (read) => showAmount(compute({ unit: 'pesos', of: amountKeys }, read)),
    unconfirmed: { document: 'Remuneraciones del otro contrato' },
  },
  {
    label: 'Inicio y término',
    width: 'normal',
    keys: ['plazo_inicio', 'plazo_termino'],
    show: showTerm,
    unconfirmed: { document: 'Plazo del otro contrato' },
  },
];

function offerWeek(read: Read): string {
  const hours = read(hoursKey);
  return `También la jornada (${hours} ${hours === '1' ? 'hora' : 'horas'})`;
}

function offerPay(read: Read): string {
  const base = wholeNumber(read(baseKey));
  const others = amountKeys.filter(
    (key) => key !== baseKey && !['', notApplicable].includes(read(key)),
  ).length;
  const parts = [
    ...(base === null ? [] : [`${formatClp(base)} de sueldo base`]),
    ...(others === 0 ? [] : [others === 1 ? '1 asignación' : `${others} asignaciones`]),
  ];
  return `También las remuneraciones${parts.length === 0 ? '' : ` (${parts.join(' y ')})`}`;
}

const coursesKey = 'cargo_cursos';

export const personal: readonly PersonalTerms<ContractKey>[] = [
  { name: 'week', keys: [hoursKey, ...weekKeys], offer: offerWeek },
  { name: 'courses', keys: [coursesKey], offer: (read) => `También los cursos (${read(coursesKey)})` },
  { name: 'pay', keys: [...amountKeys, 'rem_otras_glosa'], offer: offerPay },
];
