import { repeatCopy } from '../../content/purchases-copy.ts';
import { env } from '../../platform/current-env.ts';
import { MailSentence } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/note.tsx';
import { type Receipt, repeatedBy } from './purchases.ts';
import { usePurchases } from './purchases-store.ts';

type Props = { readonly receipt: Receipt; readonly className?: string };

/** Says of a purchase that it is equal to an earlier one of about the same time; nothing of any other. */
export function RepeatNote({ receipt, className = '' }: Props) {
  const earlier = repeatedBy(receipt, usePurchases());
  if (!earlier) return null;
  return (
    <Note icon="info" className={className}>
      <MailSentence around={repeatCopy.text(earlier.paymentId)} email={env.contactEmail} />
    </Note>
  );
}
