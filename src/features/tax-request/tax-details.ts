import * as v from 'valibot';
import { identityMessages } from '../../content/school-copy.ts';
import { emailFault, formatEmail } from '../../platform/chile/email.ts';
import { formatRut, isRut } from '../../platform/chile/rut.ts';
import { removeInvisible } from '../../platform/remove-invisible.ts';

/** Details of whoever requests a boleta or factura, in the order of the form. */
export const detailKeys = ['rut', 'legalName', 'activity', 'address', 'commune', 'email'] as const;

export type DetailKey = (typeof detailKeys)[number];

/** Details as typed. Any of them may be blank. */
export type TaxDetails = Readonly<Record<DetailKey, string>>;

export const noDetails: TaxDetails = {
  rut: '',
  legalName: '',
  activity: '',
  address: '',
  commune: '',
  email: '',
};

export const maxDetailLengths: Readonly<Record<DetailKey, number>> = {
  rut: 40,
  legalName: 160,
  activity: 160,
  address: 200,
  commune: 80,
  email: 254,
};

const detailSchema = (key: DetailKey) =>
  v.fallback(v.pipe(v.string(), v.maxLength(maxDetailLengths[key])), '');

/** Schema of stored details. Invalid ones become blank. */
export const StoredDetails: v.GenericSchema<unknown, TaxDetails> = v.object({
  rut: detailSchema('rut'),
  legalName: detailSchema('legalName'),
  activity: detailSchema('activity'),
  address: detailSchema('address'),
  commune: detailSchema('commune'),
  email: detailSchema('email'),
});

/** Control characters and line breaks of any kind. They become spaces, so that words don't join. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Puts untrusted text on one line, so that it can't add lines to an e-mail. */
export function toOneLine(text: string): string {
  return removeInvisible(text.replace(lineBreaks, ' ')).replace(/\s+/g, ' ').trim();
}

/** Formats an answer for the e-mail: on one line, with a RUT in its usual notation. */
export function formatDetail(key: DetailKey, text: string): string {
  const line = toOneLine(text);
  if (key === 'rut') return isRut(line) ? formatRut(line) : line;
  if (key === 'email') return formatEmail(line);
  return line;
}

/** Returns the problem with an answer in Spanish; null if it is valid or blank. */
export function detailProblem(key: DetailKey, text: string): string | null {
  const answer = formatDetail(key, text);
  if (answer === '') return null;
  if (key === 'rut') return isRut(answer) ? null : identityMessages.rut;
  const fault = key === 'email' ? emailFault(answer) : null;
  return fault && identityMessages.email[fault];
}
