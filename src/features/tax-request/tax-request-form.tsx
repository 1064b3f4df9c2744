import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { longDateInChile, momentInChile } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { Question } from '../../ui/dialog/dialog.tsx';
import { notWords } from '../../ui/form/control.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { KeptField } from '../../ui/form/form-field.tsx';
import { answer, useFormCheck } from '../../ui/form/use-form-check.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Receipt } from '../purchases/purchases.ts';
import { offeredFacts, type School, useSchool } from '../school/school.ts';
import { SchoolOffer } from '../school/school-offer.tsx';
import {
  type DetailKey,
  detailKeys,
  detailProblem,
  longestDetail,
  type TaxDetails,
  tidyDetail,
} from './tax-details.ts';
import { isTyped, requestFor, type TaxRequest, useTaxData, useTaxStore } from './tax-store.ts';

// In the same chunk: the question must come without a network.
const loadQuestion = async () => Question;

function focusField(form: HTMLFormElement | null, key: DetailKey): void {
  form?.querySelector<HTMLInputElement>(`[name=${key}]`)?.focus();
}

type Keypad = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

const keypads: Readonly<Record<DetailKey, Keypad>> = {
  rut: notWords,
  legalName: { autoComplete: 'organization' },
  activity: {},
  address: { autoComplete: 'address-line1' },
  commune: { autoComplete: 'address-level2' },
  // Not type="email": browsers give its text as 'ana@xn--colegio-…' for an «ñ», and without its spaces.
  email: { autoComplete: 'email', inputMode: 'email', ...notWords },
};

/** Returns what keeps the answer from being sent; null for nothing. */
function sendProblem(key: DetailKey, value: string): string | null {
  return tidyDetail(key, value) === '' ? copy.missing[key] : detailProblem(key, value);
}

const toSend = (key: DetailKey) => answer((text) => sendProblem(key, text));

const Details = v.object({
  rut: toSend('rut'),
  legalName: toSend('legalName'),
  activity: toSend('activity'),
  address: toSend('address'),
  commune: toSend('commune'),
  email: toSend('email'),
});

/**
 * What the school's own data say and the request does not yet. Street and commune are of one place: of who runs the
 * school, else of the school.
 */
export function offeredDetails(
  details: TaxDetails,
  school: School,
): ReturnType<typeof offeredFacts<DetailKey>> {
  const place = school['employer.address'] ? 'employer' : 'school';
  const facts = [
    ['rut', school['school.rut']],
    ['legalName', school['employer.name']],
    ['address', school[`${place}.address`]],
    ['commune', school[`${place}.commune`]],
    ['email', school['employer.email'] ?? school['school.email']],
  ] as const;
  return offeredFacts(details, facts, longestDetail);
}

type FieldProps = {
  readonly id: string;
  readonly of: DetailKey;
  /** Whether the e-mail was to be composed: what is missing is said too then, and while typing. */
  readonly isChecked: boolean;
  readonly isQuiet: boolean;
};

/** One of the data. */
function TaxField({ id, of: key, isChecked, isQuiet }: FieldProps) {
  const store = useTaxStore();
  const value = useTaxData().details[key];
  return (
    <KeptField
      id={id}
      name={key}
      label={copy.fields[key]}
      {...keypads[key]}
      maxLength={longestDetail[key]}
      value={value}
      problem={isChecked ? sendProblem(key, value) : detailProblem(key, value)}
      isChecked={isChecked}
      isQuiet={isQuiet}
      onWrite={(text) => store.answer(key, text)}
      tidy={(text) => tidyDetail(key, text)}
      aria-required
    />
  );
}

type Props = {
  readonly receipt: Receipt;
  /** Whether the person comes back from the composed e-mail: the focus is on the first field then. */
  readonly isBack: boolean;
  /** Shows the request that was composed earlier. */
  readonly onReview: (request: TaxRequest) => void;
  /** Called when all that is asked for is there and right. */
  readonly onReady: () => void;
};

/** Who the boleta or factura is for: stored while typing, the same for every purchase. */
export function TaxRequestForm({ receipt, isBack, onReview, onReady }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { idOf, check, isChecked, isQuiet, onChange, reset, summary } = useFormCheck(Details);
  const store = useTaxStore();
  const data = useTaxData();
  const offered = offeredDetails(data.details, useSchool());
  const earlier = requestFor(data, receipt.reference);

  const [erasures, setErasures] = useState(0);
  // The button is gone with what it erased. After that: its question, while open, would take the focus back.
  useEffect(() => {
    if (isBack || erasures > 0) focusField(form.current, detailKeys[0]);
  }, [isBack, erasures]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check(store.get().details)) onReady();
  }

  return (
    <>
      <p>{copy.lead}</p>
      <p>{copy.noPromise}</p>
      <p className="text-caption text-ink-500">
        {copy.purchase(longDateInChile(receipt.paidAt), receipt.paymentId)}
      </p>
      {earlier && (
        <div className="grid justify-items-start border-y border-rule py-2">
          <p>{copy.composed(momentInChile(earlier.composedAt))}</p>
          <TextButton after="forward" onClick={() => onReview(earlier)}>
            {copy.review}
          </TextButton>
        </div>
      )}
      <p>{copy.needed}</p>
      <SchoolOffer
        copy={copy}
        facts={offered}
        onWrite={store.answer}
        onAccept={() => focusField(form.current, detailKeys[0])}
      />
      <form ref={form} className="grid grid-cols-1 gap-4" onSubmit={submit} onChange={onChange} noValidate>
        {summary && <ErrorSummary {...summary} />}
        {detailKeys.map((key) => (
          <TaxField key={key} id={idOf(key)} of={key} isChecked={isChecked} isQuiet={isQuiet(key)} />
        ))}
        <Button type="submit" block>
          {copy.compose}
        </Button>
      </form>
      {isTyped(data) && (
        <div className="justify-self-start">
          <EraseButton
            name="erase-tax"
            load={loadQuestion}
            copy={copy.erase}
            done={copy.erase.done}
            onConfirm={() => {
              store.erase();
              reset();
              setErasures((times) => times + 1);
            }}
          />
        </div>
      )}
    </>
  );
}
