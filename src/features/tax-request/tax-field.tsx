import { type ComponentProps, useId, useState } from 'react';
import { taxRequestCopy as copy } from '../../content/tax-request.ts';
import { useStore } from '../../platform/store.ts';
import { Field } from '../../ui/field.tsx';
import { noTaxData } from './tax-data.ts';
import { type DetailKey, detailProblem, longestDetail, tidyDetail } from './tax-details.ts';
import { ownTaxData } from './tax-store.ts';

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
};

/** One of the data. What is typed is stored with every key, right or wrong. */
export function TaxField({ of: key, isChecked }: Props) {
  const id = useId();
  const value = useStore(ownTaxData, noTaxData).details[key];
  const [isTyping, setTyping] = useState(false);
  const problem = detailProblem(key, value);
  const missing = tidyDetail(key, value) === '' ? copy.missing[key] : null;
  const shown = isChecked ? (problem ?? missing) : isTyping ? null : problem;
  const keepLeft = (text: string) => ownTaxData.answer(key, tidyDetail(key, text));
  return (
    <Field
      id={id}
      name={key}
      label={copy.fields[key]}
      error={shown}
      {...keypads[key]}
      maxLength={longestDetail[key]}
      value={value}
      onChange={({ target }) => {
        // A browser's autofill neither focuses nor blurs the fields.
        if (target === document.activeElement) ownTaxData.answer(key, target.value);
        else keepLeft(target.value);
      }}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        setTyping(false);
        keepLeft(target.value);
      }}
      aria-required
      aria-invalid={shown !== null || undefined}
      aria-describedby={shown === null ? undefined : `${id}-error`}
    />
  );
}
