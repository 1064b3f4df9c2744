import { useRef } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { Tick } from '../../../../ui/form/control.tsx';
import { notApplicable, notApplicableText } from '../../model/amount.ts';
import type { Field } from '../../model/field.ts';
import { useSelected } from '../../model/values-store.ts';
import { useCompletion } from '../use-completion.ts';
import { TextInput } from './text-input.tsx';

type Props = {
  readonly field: Field;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Of the room of the input. */
  readonly className: string;
};

/** An amount, or that it does not apply; typing an amount takes the tick away, and so the input is empty beside it. */
export function AmountInput({ field, describedBy, isInvalid, className }: Props) {
  const form = useCompletion();
  const isTicked = useSelected(form.values, [field.key], (of) => of[field.key] === notApplicable);
  // Unticking gives it back.
  const amount = useRef('');

  function tick(isWanted: boolean): void {
    if (isWanted) amount.current = form.values.get()[field.key] ?? '';
    form.answer(field, isWanted ? notApplicable : amount.current);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <div className={`${className} w-full`}>
        <TextInput field={field} describedBy={describedBy} isInvalid={isInvalid} />
      </div>
      <Tick
        type="checkbox"
        checked={isTicked}
        data-beside=""
        aria-label={formCopy.notApplicable(field.label)}
        onFocus={() => form.enter(field)}
        onBlur={() => form.leave(field)}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      >
        {notApplicableText}
      </Tick>
    </div>
  );
}
