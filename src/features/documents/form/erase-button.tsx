import { eraseCopy } from '../../../content/complete-page.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Question } from '../../../ui/dialog.tsx';

// In the same chunk: the form must be able to ask without a network.
const load = async () => Question;

/** Erases everything typed on this device, after asking. */
export function EraseButton({ onErase }: { readonly onErase: () => void }) {
  return (
    <ConfirmButton
      name="erase"
      load={load}
      icon="bin"
      label={eraseCopy.action}
      title={eraseCopy.title}
      answers={{ yes: eraseCopy.yes, no: eraseCopy.no }}
      done={eraseCopy.done}
      onConfirm={onErase}
    >
      <p>{eraseCopy.loss}</p>
      <p>
        <strong>{eraseCopy.irreversible}</strong>
      </p>
    </ConfirmButton>
  );
}
