import { useState, useSyncExternalStore } from 'react';
import { onTypedChange, storesTyped } from '../../features/documents/form/drafts/stored-typed.ts';
import { createTaxStore, isTyped, noTaxData } from '../../features/tax-request/tax-store.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

type Props = {
  readonly canComplete: boolean;
  readonly onGone: () => void;
};

// With its dialogs and the stores of what was typed: the page shows its purchases without them.
const Section = lazyPart(async () => (await import('./draft-section.tsx')).DraftSection);

/** What was typed into documents, where anything was, and the way to bring it from another device where there is one to complete. */
export function TypedData(props: Props) {
  const isWritten = useSyncExternalStore(onTypedChange, storesTyped, () => false);
  const hasTax = isTyped(useStore(useStoreOf(createTaxStore), noTaxData));
  const isNeeded = props.canComplete || isWritten || hasTax;
  // It stays when all was erased: the way to undo that stands in it.
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return isShown && <Section {...props} />;
}
