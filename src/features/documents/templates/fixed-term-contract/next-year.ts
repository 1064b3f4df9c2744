import { hoursKey } from '../../layouts/week/schedule.ts';
import { computeAmount, type ReadField } from '../../model/amount.ts';
import { dateInWords } from '../../model/date.ts';
import type { NextYear } from '../../model/next-year.ts';
import { parseInteger } from '../../model/number.ts';
import type { ContractKey } from './fields.ts';
import { amountKeys, baseSalaryKey, showAmount } from './words.ts';

const termKeys = ['plazo_inicio', 'plazo_termino'] as const;
const payKeys = [...amountKeys, 'rem_otras_glosa'] as const;
const unconfirmedPayCaptions = { earlier: 'Sueldo del contrato anterior' } as const;

function formatNextTerm(read: ReadField): string {
  const dates = termKeys.map(read);
  if (dates.every((day) => day === '')) return '';
  return dates.map((day) => dateInWords(day) || '—').join(' al ');
}

/** The person's first day with the employer stays the same. */
export const nextYear: NextYear<ContractKey> = {
  term: termKeys,
  shiftedKeys: [...termKeys, 'plazo_anio'],
  clearedKeys: ['contrato_fecha', 'inhab_fecha_consulta'],
  keysToConfirm: payKeys,
  figures: [
    {
      label: 'Nuevo plazo',
      width: 'normal',
      keys: termKeys,
      format: formatNextTerm,
      unconfirmedCaptions: {},
    },
    {
      label: 'Horas',
      width: 'narrow',
      keys: [hoursKey],
      format: (read) => read(hoursKey),
      unconfirmedCaptions: {},
    },
    {
      label: 'Sueldo base',
      width: 'normal',
      keys: [baseSalaryKey],
      format: (read) => showAmount(parseInteger(read(baseSalaryKey))),
      unconfirmedCaptions: unconfirmedPayCaptions,
    },
    {
      label: 'Total haberes',
      width: 'normal',
      incompleteCaption: 'falta un monto',
      keys: payKeys,
      format: (read) => showAmount(computeAmount({ unit: 'pesos', keys: amountKeys }, read)),
      unconfirmedCaptions: unconfirmedPayCaptions,
    },
  ],
  earlierTermMessage: (start, end) => `Esta persona ya tuvo un contrato del ${start} al ${end}.`,
};
