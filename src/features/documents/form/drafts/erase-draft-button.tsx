import { draftsCopy } from '../../../../content/documents/drafts-copy.ts';
import { EraseButton } from '../../../../ui/dialog/confirm-button.tsx';
import { Question } from '../../../../ui/dialog/dialog.tsx';

// In the same chunk: the form must be able to ask without a network.
const load = async () => Question;

type Props = {
  readonly title: string;
  readonly onErase: () => void;
};

/** Erases one draft, after asking. */
export function EraseDraftButton({ title, onErase }: Props) {
  const { erase } = draftsCopy;
  return (
    <EraseButton
      name="erase-draft"
      load={load}
      copy={{ ...erase, title: erase.title(title) }}
      onConfirm={onErase}
    >
      <p>
        <strong>{erase.undoable}</strong>
      </p>
    </EraseButton>
  );
}
