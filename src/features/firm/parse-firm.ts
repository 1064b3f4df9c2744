// Read at build time alone, as platform/parse-env.ts.
import * as v from 'valibot';
import { formatRut, isRut } from '../documents/model/rut.ts';
import type { Firm } from './firm.ts';

/** The values of .env that say who the firm is and what it offers on paper. */
export const firmNames = [
  'VITE_FIRM_LEGAL_NAME',
  'VITE_FIRM_RUT',
  'VITE_FIRM_ADDRESS',
  'VITE_QUOTE_DAYS',
  'VITE_TAX_REQUESTS',
] as const;

const line = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(200, 'must be at most 200 characters long'),
);

const Values = v.object({
  VITE_FIRM_LEGAL_NAME: line,
  VITE_FIRM_RUT: v.pipe(
    line,
    v.check((value) => value === '' || isRut(value), 'must be a RUT with its right last figure'),
  ),
  VITE_FIRM_ADDRESS: line,
  VITE_QUOTE_DAYS: v.pipe(line, v.regex(/^(?:|[1-9]\d{0,2})$/, 'must be days, from 1 to 999')),
  VITE_TAX_REQUESTS: v.pipe(line, v.picklist(['', 'on', 'off'], 'must be on or off')),
});

/**
 * Reads what is printed of the firm.
 * @param raw the VITE_* values as the build gives them
 * @throws Error that names every wrong value at once
 */
export function parseFirm(raw: Readonly<Record<string, unknown>>): Firm {
  const result = v.safeParse(Values, raw);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
    throw new Error(`Wrong values in .env: ${wrong.join('; ')}`);
  }
  const env = result.output;
  return {
    legalName: env.VITE_FIRM_LEGAL_NAME || null,
    rut: formatRut(env.VITE_FIRM_RUT) || null,
    address: env.VITE_FIRM_ADDRESS || null,
    quoteDays: Number(env.VITE_QUOTE_DAYS) || null,
    takesTaxRequests: env.VITE_TAX_REQUESTS === 'on',
  };
}
