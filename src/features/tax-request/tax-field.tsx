import type { ComponentProps } from 'react';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { KeptField } from '../../ui/form-field.tsx';
import { noTaxData } from './tax-data.ts';
import { type DetailKey, detailProblem, longestDetail, tidyDetail } from './tax-details.ts';
import { createTaxStore } from './tax-store.ts';

type Keypad = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

const noWord = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const keypads: Readonly<Record<DetailKey, Keypad>> = {
  rut: { autoComplete: 'off', ...noWord },
  legalName: { autoComplete: 'organization' },
  activity: { autoComplete: 'off' },
  address: { autoComplete: 'address-line1' },
  commune: { autoComplete: 'address-level2' },
  // Not type="email": browsers give its text as 'ana@xn--colegio-…' for an «ñ», and without its spaces.
  email: { autoComplete: 'email', inputMode: 'email', ...noWord },
};

type Props = {
  readonly of: DetailKey;
  /** Whether the e-mail was to be composed: what is missing is said too then, and while typing. */
  readonly isChecked: boolean;
  readonly isQuiet: boolean;
};

/** One of the data. */
export function TaxField({ of: key, isChecked, isQuiet }: Props) {
  const store = useStoreOf(createTaxStore);
  const value = useStore(store, noTaxData).details[key];
  const missing = isChecked && tidyDetail(key, value) === '' ? copy.missing[key] : null;
  return (
    <KeptField
      name={key}
      label={copy.fields[key]}
      {...keypads[key]}
      maxLength={longestDetail[key]}
      value={value}
      problem={detailProblem(key, value) ?? missing}
      isChecked={isChecked}
      isQuiet={isQuiet}
      onWrite={(text) => store.answer(key, text)}
      tidy={(text) => tidyDetail(key, text)}
      aria-required
    />
  );
}
