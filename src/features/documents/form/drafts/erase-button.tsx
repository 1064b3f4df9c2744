import { draftsCopy, eraseAllCopy } from '../../../../content/drafts-copy.ts';
import { useStores } from '../../../../platform/store.ts';
import { EraseButton } from '../../../../ui/dialog/confirm-button.tsx';
import { Question } from '../../../../ui/dialog/dialog.tsx';
import { createAddresseeStore } from '../../../school/addressee.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { createSchoolStore } from '../../../school/school-store.ts';
import { createTaxStore } from '../../../tax-request/tax-store.ts';
import { createDraftStore } from './draft-store.ts';
import { offerUndo } from './undo.ts';
import { useHasTax } from './use-has-typed.ts';

// In the same chunk: the form must be able to ask without a network.
const load = async () => Question;

type AllProps = {
  readonly onErased?: () => void;
  /** Called when it was brought back. */
  readonly onUndone?: () => void;
};

/**
 * Erases everything typed into documents on this device, the school's image for them, who its quotes are addressed to and
 * what was typed for a boleta or factura, after asking.
 */
export function EraseAllButton({ onErased, onUndone }: AllProps) {
  const stores = useStores();
  const hasTax = useHasTax();
  return (
    <EraseButton
      name="erase"
      load={load}
      copy={eraseAllCopy}
      onConfirm={() => {
        const undos = [
          stores.get(createDraftStore).eraseAll(),
          stores.get(createSchoolStore).erase(),
          stores.get(createAddresseeStore).erase(),
          stores.get(createLetterheadStore).remove(),
          stores.get(createTaxStore).erase(),
        ];
        offerUndo(eraseAllCopy.done, () => {
          for (const undo of undos) undo();
          onUndone?.();
        });
        onErased?.();
      }}
    >
      {hasTax && <p>{eraseAllCopy.lossOfTax}</p>}
      <p>
        <strong>{eraseAllCopy.undoable}</strong>
      </p>
    </EraseButton>
  );
}

type OneProps = {
  readonly title: string;
  readonly onErase: () => void;
};

/** Erases one draft, after asking. */
export function EraseDraftButton({ title, onErase }: OneProps) {
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
