import * as v from 'valibot';
import { identityMessages } from '../../content/school-copy.ts';
import { emailFault, formatEmail } from '../../platform/chile/email.ts';
import { formatRut, isRut } from '../../platform/chile/rut.ts';
import { visibleText } from '../../platform/visible-text.ts';

/** What a request for a boleta or factura says of who asks, in the order in which it is asked. */
export const detailKeys = ['rut', 'legalName', 'activity', 'address', 'commune', 'email'] as const;

export type DetailKey = (typeof detailKeys)[number];

/** As typed; any may be blank. */
export type TaxDetails = Readonly<Record<DetailKey, string>>;

export const noDetails: TaxDetails = {
  rut: '',
  legalName: '',
  activity: '',
  address: '',
  commune: '',
  email: '',
};

/** Characters that are kept of each. */
export const longestDetail: Readonly<Record<DetailKey, number>> = {
  rut: 40,
  legalName: 160,
  activity: 160,
  address: 200,
  commune: 80,
  email: 254,
};

const detail = (key: DetailKey) => v.fallback(v.pipe(v.string(), v.maxLength(longestDetail[key])), '');

/** Without its invalid answers. */
export const StoredDetails: v.GenericSchema<unknown, TaxDetails> = v.object({
  rut: detail('rut'),
  legalName: detail('legalName'),
  activity: detail('activity'),
  address: detail('address'),
  commune: detail('commune'),
  email: detail('email'),
});

/** Control characters and line breaks in every form. They become spaces so that words don't join. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Returns text from a person, a payment or the storage on one line, so that it adds none to an e-mail. */
export function oneLine(text: string): string {
  return visibleText(text.replace(breaks, ' ')).replace(/\s+/g, ' ').trim();
}

/** An answer as the e-mail has it: one line, the RUT in its notation. What it says stays. */
export function tidyDetail(key: DetailKey, text: string): string {
  const line = oneLine(text);
  // One that is wrong or not finished stays as it was typed.
  if (key === 'rut') return isRut(line) ? formatRut(line) : line;
  if (key === 'email') return formatEmail(line);
  return line;
}

/** Returns the problem with an answer in Spanish; null for none. A blank answer is only missing. */
export function detailProblem(key: DetailKey, text: string): string | null {
  const answer = tidyDetail(key, text);
  if (answer === '') return null;
  if (key === 'rut') return isRut(answer) ? null : identityMessages.rut;
  const fault = key === 'email' ? emailFault(answer) : null;
  return fault && identityMessages.email[fault];
}
