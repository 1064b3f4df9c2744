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

/** What was typed into documents, and the way to bring it from another device where there is one to complete. */
export function TypedData(props: Props) {
  const Section = useLazyComponent(load, true);
  return Section && <Section {...props} />;
}
