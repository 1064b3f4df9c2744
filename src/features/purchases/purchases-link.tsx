import type { ReactNode } from 'react';
import { paths } from '../../content/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { hasPurchases } from './purchases.ts';
import { usePurchases } from './purchases-store.ts';

type Props = { readonly onClick?: () => void; readonly children: ReactNode };

/** The way to this device's purchases, once there are any. */
export function PurchasesLink({ onClick, children }: Props) {
  if (!hasPurchases(usePurchases())) return null;
  return (
    <TextLink to={paths.purchases} onClick={onClick}>
      {children}
    </TextLink>
  );
}
