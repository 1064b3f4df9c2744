import { repeatCopy } from '../../content/purchases-copy.ts';
import { env } from '../../platform/current-env.ts';
import { MailSentence } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/note.tsx';
import { productName, type Receipt } from './purchases.ts';
import { usePurchases } from './purchases-store.ts';
import { findRepeat } from './repeats.ts';

type Props = { readonly receipt: Receipt; readonly className?: string };

/** Says which products of a purchase were also bought within 24 hours; renders nothing for any other purchase. */
export function RepeatNote({ receipt, className = '' }: Props) {
  const repeat = findRepeat(receipt, usePurchases());
  if (!repeat) return null;
  const text = repeatCopy.text(
    repeat.products.map(productName),
    repeat.others.map(({ paymentId }) => paymentId),
  );
  return (
    <Note icon="info" className={className}>
      <MailSentence around={text} email={env.contactEmail} />
    </Note>
  );
}
