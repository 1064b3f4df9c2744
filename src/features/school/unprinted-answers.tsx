import { type FocusEvent, useState } from 'react';
import { unprintedCopy } from '../../content/school-copy.ts';
import { listInWords } from '../../platform/format.ts';
import { afterClick } from '../../ui/form/after-click.ts';
import { Note } from '../../ui/notices/note.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { buyerProblem, useBuyer } from './buyer.ts';
import {
  orderNumberOf,
  orderNumberProblem,
  purchaseOrderInputName,
  usePurchaseOrders,
} from './purchase-orders.ts';
import type { BuyerCheck } from './use-buyer-check.ts';

/**
 * Returns the name of the field in which the person types, or null, and the handlers that a container of the fields
 * needs.
 */
export function useEditedField() {
  const [editedField, setEditedField] = useState<string | null>(null);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) setEditedField(target.name);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { name } = target;
      afterClick(() => setEditedField((current) => (current === name ? null : current)));
    },
  };
  return { editedField, handlers };
}

type Props = {
  readonly id: string;
  /** The printed paper, which the sentence names. */
  readonly paper: keyof typeof unprintedCopy.papers;
  readonly check: BuyerCheck;
  /**
   * Name of the field in which the person is typing. Its answer may be unfinished, so the note doesn't mention it yet.
   */
  readonly editedField: string | null;
};

/** Says which answers aren't printed because they are invalid, and leads to the first of their fields. */
export function UnprintedAnswers({ id, paper, check, editedField }: Props) {
  const buyer = useBuyer();
  const orderNumber = orderNumberOf(usePurchaseOrders(), check.keys);
  const problems = {
    taxId: buyerProblem('taxId', buyer.taxId),
    rbd: buyerProblem('rbd', buyer.rbd),
    [purchaseOrderInputName]: orderNumberProblem(orderNumber),
  };
  const keys = (['taxId', 'rbd', purchaseOrderInputName] as const).filter(
    (key) => problems[key] !== null && key !== editedField,
  );
  const [firstKey] = keys;
  if (!firstKey) return null;
  const names = keys.map((key) => unprintedCopy.names[key]);
  return (
    <Note icon="alert">
      <span id={id}>{unprintedCopy.text(listInWords(names), names.length, unprintedCopy.papers[paper])}</span>{' '}
      {/* The negative margin keeps the line height. */}
      <TextButton className="-my-3" onClick={() => check.openField(firstKey)}>
        {unprintedCopy.correct(unprintedCopy.names[firstKey])}
      </TextButton>
    </Note>
  );
}
