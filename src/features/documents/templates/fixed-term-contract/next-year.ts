import { hoursKey } from '../../layouts/week/schedule.ts';
import { compute, type Read } from '../../model/amount.ts';
import { dateInWords } from '../../model/date.ts';
import type { NextYear } from '../../model/next-year.ts';
import { wholeNumber } from '../../model/number.ts';
import type { ContractKey } from './fields.ts';
import { amountKeys, baseKey, showAmount } from './words.ts';

const term = ['plazo_inicio', 'plazo_termino'] as const;
const payKeys = [...amountKeys, 'rem_otras_glosa'] as const;
const unconfirmedPay = { earlier: 'Sueldo del contrato anterior' } as const;

function showTerm(read: Read): string {
  const days = term.map(read);
  if (days.every((day) => day === '')) return '';
  return days.map((day) => dateInWords(day) || '—').join(' al ');
}

/** Describes a new contract with the same person. It keeps the person's first day with the employer. */
export const nextYear: NextYear<ContractKey> = {
  term,
  moved: [...term, 'plazo_anio'],
  emptied: ['contrato_fecha', 'inhab_fecha_consulta'],
  confirmed: payKeys,
  figures: [
    { label: 'Nuevo plazo', width: 'normal', keys: term, show: showTerm, unconfirmed: {} },
    { label: 'Horas', width: 'narrow', keys: [hoursKey], show: (read) => read(hoursKey), unconfirmed: {} },
    {
      label: 'Sueldo base',
      width: 'normal',
      keys: [baseKey],
      show: (read) => showAmount(wholeNumber(read(baseKey))),
      unconfirmed: unconfirmedPay,
    },
    {
      label: 'Total haberes',
      width: 'normal',
      incomplete: 'falta un monto',
      keys: payKeys,
      show: (read) => showAmount(compute({ unit: 'pesos', keys: amountKeys }, read)),
      unconfirmed: unconfirmedPay,
    },
  ],
  earlierTermMessage: (start, end) => `Esta persona ya tuvo un contrato del ${start} al ${end}.`,
};
