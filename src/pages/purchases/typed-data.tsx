import { useSyncExternalStore } from 'react';
import { onTypedChange, storesTyped } from '../../features/documents/form/stored-typed.ts';
import { loadSharing } from '../../features/documents/templates/sharing.ts';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';

type Props = {
  readonly canComplete: boolean;
  readonly onGone: () => void;
};

// With its dialogs and the stores of what was typed: the page shows its purchases without them.
async function load() {
  const [{ DraftSection }, sharing] = await Promise.all([import('./draft-section.tsx'), loadSharing()]);
  return (props: Props) => <DraftSection {...props} sharing={sharing} />;
}

/** What was typed into documents, where anything was, and the way to bring it from another device where there is one to complete. */
export function TypedData(props: Props) {
  const isTyped = useSyncExternalStore(onTypedChange, storesTyped, () => false);
  const Section = useLazyComponent(load, props.canComplete || isTyped);
  return Section && <Section {...props} />;
}
