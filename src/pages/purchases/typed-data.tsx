import { useState, useSyncExternalStore } from 'react';
import { onTypedChange, storesTyped } from '../../features/documents/form/drafts/stored-typed.ts';
import { isTyped, useTaxData } from '../../features/tax-request/tax-store.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

type Props = {
  readonly canComplete: boolean;
  readonly onGone: () => void;
};

// Loaded apart with its dialogs and stores, since the page shows its purchases without them.
const Section = lazyWithRetry(async () => (await import('./draft-section.tsx')).DraftSection, {
  isOptional: true,
});

/** Shows what was typed into documents, or how to bring it from another device if there is one to complete. */
export function TypedData(props: Props) {
  const isWritten = useSyncExternalStore(onTypedChange, storesTyped, () => false);
  const hasTax = isTyped(useTaxData());
  const isNeeded = props.canComplete || isWritten || hasTax;
  // Keep it after everything is erased, since it holds the undo.
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return isShown && <Section {...props} />;
}
