import type { ReactNode } from 'react';
import { paths } from '../../content/paths.ts';
import { purchasesLinkCopy } from '../../content/purchases-link-copy.ts';
import { site } from '../../content/site.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { hasPurchases, isPending, type PendingAttempt, pendingElementId } from './purchases.ts';
import { usePurchases } from './purchases-store.ts';

/**
 * Returns the address where pending payments are checked. If there is only one, the address ends in the id of its
 * element.
 */
function pendingPaymentsAddress([first, ...otherAttempts]: readonly PendingAttempt[]): string {
  return first && otherAttempts.length === 0
    ? `${paths.purchases}#${pendingElementId(first.reference)}`
    : paths.purchases;
}

/** Small link in the header, shown once there are purchases. If payments are pending, its label says how many. */
export function HeaderPurchases() {
  const purchases = usePurchases();
  if (!hasPurchases(purchases)) return null;
  const pending = purchases.attempts.filter(isPending);
  return (
    <Link
      className="relative inline-flex min-h-tap min-w-12 items-center justify-center gap-1.5 rounded-control px-2 text-small leading-[1.15] text-ink hover:bg-folder max-[22.5rem]:hidden xl:mr-3"
      to={pendingPaymentsAddress(pending)}
    >
      <Icon name={pending.length > 0 ? 'clock' : 'document'} className="size-6" />
      <span className="max-xl:sr-only">
        {pending.length > 0 ? purchasesLinkCopy.pending(pending.length) : site.purchases}
      </span>
      {pending.length > 0 && (
        <span
          className="absolute top-2 right-2 size-2.5 rounded-full bg-accent xl:hidden"
          aria-hidden="true"
        />
      )}
    </Link>
  );
}

/**
 * Link in the menu. It is always shown, because buyers also use /mis-compras to find payments made on another device.
 */
export function MenuPurchases() {
  const pending = usePurchases().attempts.filter(isPending);
  return (
    <Link
      className="flex min-h-tap flex-wrap items-center gap-x-2.5 font-semibold text-ink"
      to={pendingPaymentsAddress(pending)}
    >
      <Icon name="document" className="size-6" />
      <span>{site.purchases}</span>
      {pending.length > 0 && (
        <span className="text-small font-normal text-accent-700">
          {purchasesLinkCopy.pending(pending.length)}
        </span>
      )}
    </Link>
  );
}

export function PendingPaymentLink({ fallback }: { readonly fallback: ReactNode }) {
  const pending = usePurchases().attempts.filter(isPending);
  if (pending.length === 0) return fallback;
  return (
    <Link
      className="-my-3 flex min-h-tap w-fit items-center gap-2 text-small leading-tight font-semibold tracking-normal text-accent-700 underline decoration-1 underline-offset-[0.25em]"
      to={pendingPaymentsAddress(pending)}
    >
      <Icon name="clock" className="size-5" />
      <span>{purchasesLinkCopy.check(pending.length)}</span>
    </Link>
  );
}

export function PurchasesLink({ children }: { readonly children: ReactNode }) {
  return hasPurchases(usePurchases()) && <TextLink to={paths.purchases}>{children}</TextLink>;
}
