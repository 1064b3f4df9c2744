import { typedCopy } from '../../content/purchases.ts';
import { hasAnswers, noDrafts } from '../../features/documents/form/draft.ts';
import { ownDrafts } from '../../features/documents/form/own-drafts.ts';
import { useStore } from '../../platform/store.ts';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { FootSection } from './foot-section.tsx';

// With its dialog: loaded only when something was typed.
const loadErase = async () => (await import('../../features/documents/form/erase-button.tsx')).EraseButton;

/** Typed answers outlive their purchase, whose completion page is then closed: here they can still be erased. */
export function TypedData({ onGone }: { readonly onGone: () => void }) {
  const drafts = useStore(ownDrafts, noDrafts);
  const isTyped = Object.values(drafts).some(hasAnswers);
  const Erase = useLazyComponent(loadErase, isTyped);
  if (!isTyped || !Erase) return null;
  return (
    <FootSection id="respuestas" title={typedCopy.title}>
      <p>{typedCopy.text}</p>
      <Erase
        onErase={() => {
          ownDrafts.erase();
          onGone();
        }}
      />
    </FootSection>
  );
}
