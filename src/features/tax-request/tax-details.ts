import * as v from 'valibot';
import { identityMessages } from '../../content/school-copy.ts';
import { emailFault, formatEmail } from '../../platform/chile/email.ts';
import { formatRut, isRut } from '../../platform/chile/rut.ts';
import { visibleText } from '../../platform/visible-text.ts';

/** Details of whoever requests a boleta or factura, in the order of the form. */
export const detailKeys = ['rut', 'legalName', 'activity', 'address', 'commune', 'email'] as const;

export type DetailKey = (typeof detailKeys)[number];

/** Details as typed; any may be blank. */
export type TaxDetails = Readonly<Record<DetailKey, string>>;

export const noDetails: TaxDetails = {
  rut: '',
  legalName: '',
  activity: '',
  address: '',
  commune: '',
  email: '',
};

/** Maximum number of characters to store of each detail. */
export const maxDetailLength: Readonly<Record<DetailKey, number>> = {
  rut: 40,
  legalName: 160,
  activity: 160,
  address: 200,
  commune: 80,
  email: 254,
};

const detail = (key: DetailKey) => v.fallback(v.pipe(v.string(), v.maxLength(maxDetailLength[key])), '');

/** Drops invalid answers. */
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

/** Returns an answer as the e-mail shows it: on one line, and a RUT in its notation. Its meaning stays the same. */
export function tidyDetail(key: DetailKey, text: string): string {
  const line = oneLine(text);
  // A wrong or unfinished RUT stays as typed.
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
