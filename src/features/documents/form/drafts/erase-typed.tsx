import { draftsCopy, eraseAllCopy } from '../../../../content/drafts-copy.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { EraseButton } from '../../../../ui/dialog/confirm-button.tsx';
import { Question } from '../../../../ui/dialog/dialog.tsx';
import { createAddresseeStore, noAddressee } from '../../../school/addressee.ts';
import { noLetterhead } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { isKnown, noSchool } from '../../../school/school.ts';
import { createSchoolStore } from '../../../school/school-store.ts';
import { isTyped, noTaxData } from '../../../tax-request/tax-data.ts';
import { createTaxStore } from '../../../tax-request/tax-store.ts';
import { isWritten, noDrafts } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { offerUndo } from './undo.tsx';

// In the same chunk: the form must be able to ask without a network.
const load = async () => Question;

/** The stores of what a person types: into documents, about the school, and for a boleta or factura. */
function useTypedStores() {
  return {
    drafts: useStoreOf(createDraftStore),
    school: useStoreOf(createSchoolStore),
    addressee: useStoreOf(createAddresseeStore),
    letterhead: useStoreOf(createLetterheadStore),
    tax: useStoreOf(createTaxStore),
  };
}

/** Whether this device holds anything that {@link EraseAllButton} erases. */
export function useHasTyped(): boolean {
  const { drafts, school, addressee, letterhead, tax } = useTypedStores();
  const has = [
    useStore(drafts, noDrafts).list.some(isWritten),
    isKnown(useStore(school, noSchool)),
    useStore(addressee, noAddressee).name !== '',
    useStore(letterhead, noLetterhead).image !== undefined,
    isTyped(useStore(tax, noTaxData)),
  ];
  return has.includes(true);
}

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
  const { drafts, school, addressee, letterhead, tax } = useTypedStores();
  const hasTax = isTyped(useStore(tax, noTaxData));
  return (
    <EraseButton
      name="erase"
      load={load}
      copy={eraseAllCopy}
      onConfirm={() => {
        const undos = [
          drafts.eraseAll(),
          school.erase(),
          addressee.erase(),
          letterhead.remove(),
          tax.erase(),
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
