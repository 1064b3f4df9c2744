import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { taxRequestCopy as copy } from '../../content/tax-request-copy.ts';
import { dateTimeInChile, longDateInChile } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { noAutoCapitalize } from '../../ui/form/control.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { AutoSavedField } from '../../ui/form/form-field.tsx';
import { answerSchema, useFormCheck } from '../../ui/form/use-form-check.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Receipt } from '../purchases/purchases.ts';
import { offeredFacts, type School, useSchool } from '../school/school.ts';
import { SchoolOffer } from '../school/school-offer.tsx';
import {
  type DetailKey,
  detailKeys,
  detailProblem,
  formatDetail,
  maxDetailLengths,
  type TaxDetails,
} from './tax-details.ts';
import { hasTaxData, requestFor, type TaxRequest, useTaxData, useTaxStore } from './tax-store.ts';

// Keep the confirmation dialog in the same chunk, because it must open offline.
const loadConfirmDialog = async () => ConfirmDialog;

function focusField(form: HTMLFormElement | null, key: DetailKey): void {
  form?.querySelector<HTMLInputElement>(`[name=${key}]`)?.focus();
}

type InputProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

const inputProps: Readonly<Record<DetailKey, InputProps>> = {
  rut: noAutoCapitalize,
  legalName: { autoComplete: 'organization' },
  activity: {},
  address: { autoComplete: 'address-line1' },
  commune: { autoComplete: 'address-level2' },
  // The input isn't of type "email", because browsers would turn an «ñ» in the domain into 'xn--…' and drop spaces.
  email: { autoComplete: 'email', inputMode: 'email', ...noAutoCapitalize },
};

/** Returns the problem that keeps the answer from being sent; null if there is none. */
function blockingProblem(key: DetailKey, value: string): string | null {
  return formatDetail(key, value) === '' ? copy.missing[key] : detailProblem(key, value);
}

const requiredDetail = (key: DetailKey) => answerSchema((text) => blockingProblem(key, text));

const Details = v.object({
  rut: requiredDetail('rut'),
  legalName: requiredDetail('legalName'),
  activity: requiredDetail('activity'),
  address: requiredDetail('address'),
  commune: requiredDetail('commune'),
  email: requiredDetail('email'),
});

/**
 * Returns the school's stored data for details that are still blank. Street and commune must come from the same
 * address: that of the employer, who owns the school, or the school's if the employer's is unknown.
 */
export function offeredDetails(
  details: TaxDetails,
  school: School,
): ReturnType<typeof offeredFacts<DetailKey>> {
  const party = school['employer.address'] ? 'employer' : 'school';
  const facts = [
    ['rut', school['school.rut']],
    ['legalName', school['employer.name']],
    ['address', school[`${party}.address`]],
    ['commune', school[`${party}.commune`]],
    ['email', school['employer.email'] ?? school['school.email']],
  ] as const;
  return offeredFacts(details, facts, maxDetailLengths);
}

type FieldProps = {
  readonly id: string;
  readonly detailKey: DetailKey;
  /** True if the last check found a problem. From then on missing answers are reported too. */
  readonly hasProblems: boolean;
  readonly suppressAlert: boolean;
};

function TaxField({ id, detailKey: key, hasProblems, suppressAlert }: FieldProps) {
  const store = useTaxStore();
  const value = useTaxData().details[key];
  return (
    <AutoSavedField
      id={id}
      name={key}
      label={copy.fields[key]}
      {...inputProps[key]}
      maxLength={maxDetailLengths[key]}
      value={value}
      problem={hasProblems ? blockingProblem(key, value) : detailProblem(key, value)}
      showsProblemWhileTyping={hasProblems}
      suppressAlert={suppressAlert}
      onWrite={(text) => store.setAnswer(key, text)}
      format={(text) => formatDetail(key, text)}
      aria-required
    />
  );
}

type Props = {
  readonly receipt: Receipt;
  /** True if the buyer returns from the composed e-mail, so that the first field gets the focus. */
  readonly isReturning: boolean;
  /** Called to show the request that was composed earlier. */
  readonly onReview: (request: TaxRequest) => void;
  /** Called once every required detail is present and valid. */
  readonly onReady: () => void;
};

/** The answers are stored during typing and reused for every purchase. */
export function TaxRequestForm({ receipt, isReturning, onReview, onReady }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { idOf, check, hasProblems, suppressesAlert, onChange, reset, summary } = useFormCheck(Details);
  const store = useTaxStore();
  const data = useTaxData();
  const schoolFacts = offeredDetails(data.details, useSchool());
  const earlierRequest = requestFor(data, receipt.reference);

  const [eraseCount, setEraseCount] = useState(0);
  // The erase button disappears with the answers. Move the focus in an effect, after the confirmation dialog has
  // closed, because closing would otherwise take the focus back.
  useEffect(() => {
    if (isReturning || eraseCount > 0) focusField(form.current, detailKeys[0]);
  }, [isReturning, eraseCount]);

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
      {earlierRequest && (
        <div className="grid justify-items-start border-y border-rule py-2">
          <p>{copy.composed(dateTimeInChile(earlierRequest.composedAt))}</p>
          <TextButton iconAfter="forward" onClick={() => onReview(earlierRequest)}>
            {copy.review}
          </TextButton>
        </div>
      )}
      <p>{copy.allFieldsNeeded}</p>
      <SchoolOffer
        copy={copy}
        facts={schoolFacts}
        onWrite={store.setAnswer}
        onAccept={() => focusField(form.current, detailKeys[0])}
      />
      <form ref={form} className="grid grid-cols-1 gap-4" onSubmit={submit} onChange={onChange} noValidate>
        {summary && <ErrorSummary {...summary} />}
        {detailKeys.map((key) => (
          <TaxField
            key={key}
            id={idOf(key)}
            detailKey={key}
            hasProblems={hasProblems}
            suppressAlert={suppressesAlert(key)}
          />
        ))}
        <Button type="submit" block>
          {copy.compose}
        </Button>
      </form>
      {hasTaxData(data) && (
        <div className="justify-self-start">
          <EraseButton
            name="erase-tax"
            load={loadConfirmDialog}
            copy={copy.erase}
            doneToast={copy.erase.done}
            onConfirm={() => {
              store.erase();
              reset();
              setEraseCount((times) => times + 1);
            }}
          />
        </div>
      )}
    </>
  );
}
