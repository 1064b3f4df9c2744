import { useState, useSyncExternalStore } from 'react';
import { hasEnteredData, onEnteredDataChange } from '../../features/documents/form/drafts/entered-data.ts';
import { hasTaxData, useTaxData } from '../../features/tax-request/tax-store.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

type Props = {
  readonly canComplete: boolean;
  readonly onErased: () => void;
};

// Loaded separately with its dialogs and stores, because the page can show its purchases without them.
const Section = lazyWithRetry(async () => (await import('./draft-section.tsx')).DraftSection, {
  isOptional: true,
});

/**
 * Lists the drafts, erases everything that the person typed, and moves drafts between devices. Hidden if nothing was
 * typed and no document was bought.
 */
export function EnteredData(props: Props) {
  const isDataStored = useSyncExternalStore(onEnteredDataChange, hasEnteredData, () => false);
  const hasTax = hasTaxData(useTaxData());
  const isNeeded = props.canComplete || isDataStored || hasTax;
  // Keep the section after everything is erased, because it contains the undo.
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return isShown && <Section {...props} />;
}
