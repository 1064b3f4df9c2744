import { unprintedCopy } from '../../content/quote-copy.ts';
import { listInWords } from '../../platform/format.ts';
import { Note } from '../../ui/notices/note.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { buyerProblem, useBuyer } from './buyer.ts';
import { orderNumberOf, orderProblem, purchaseOrderField, usePurchaseOrders } from './purchase-orders.ts';
import type { BuyerCheck } from './use-buyer-check.ts';

type Props = {
  readonly id: string;
  readonly check: BuyerCheck;
  /**
   * Name of the field in which the person is typing. Its answer may be unfinished, so the note doesn't mention it yet.
   */
  readonly editedField: string | null;
};

/** Says which answers aren't printed because they are invalid, and leads to the first of their fields. */
export function UnprintedAnswers({ id, check, editedField }: Props) {
  const buyer = useBuyer();
  const orderNumber = orderNumberOf(usePurchaseOrders(), check.keys);
  const problems = {
    taxId: buyerProblem('taxId', buyer.taxId),
    rbd: buyerProblem('rbd', buyer.rbd),
    [purchaseOrderField]: orderProblem(orderNumber),
  };
  const keys = (['taxId', 'rbd', purchaseOrderField] as const).filter(
    (key) => problems[key] !== null && key !== editedField,
  );
  const [firstKey] = keys;
  if (!firstKey) return null;
  const names = keys.map((key) => unprintedCopy.names[key]);
  return (
    <Note icon="alert">
      <span id={id}>{unprintedCopy.text(listInWords(names), names.length)}</span>{' '}
      {/* The negative margin keeps the line height. */}
      <TextButton className="-my-3" onClick={() => document.getElementById(check.idOf(firstKey))?.focus()}>
        {unprintedCopy.correct(unprintedCopy.names[firstKey])}
      </TextButton>
    </Note>
  );
}
