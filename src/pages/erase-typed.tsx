import { eraseAllCopy } from '../content/documents/drafts-copy.ts';
import { createTableStore, noTables } from '../features/documents/batch/table.ts';
import { isWritten, noDrafts } from '../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../features/documents/form/drafts/draft-store.ts';
import { offerUndo } from '../features/documents/form/drafts/undo.tsx';
import { createAddresseeStore, noAddressee } from '../features/school/addressee.ts';
import { noLetterhead } from '../features/school/letterhead.ts';
import { createLetterheadStore } from '../features/school/letterhead-store.ts';
import { createPurchaseOrderStore, hasOrders, noPurchaseOrders } from '../features/school/purchase-orders.ts';
import { isKnown, noSchool } from '../features/school/school.ts';
import { createSchoolStore } from '../features/school/school-store.ts';
import { createTaxStore, isTyped, noTaxData } from '../features/tax-request/tax-store.ts';
import { useStore, useStoreOf } from '../platform/store.ts';
import { EraseButton } from '../ui/dialog/confirm-button.tsx';
import { Question } from '../ui/dialog/dialog.tsx';

// In the same chunk: the form must be able to ask without a network.
const load = async () => Question;

/** The stores of what a person types: into documents, about the school, for a boleta or factura, and in spreadsheets. */
function useTypedStores() {
  return {
    drafts: useStoreOf(createDraftStore),
    school: useStoreOf(createSchoolStore),
    addressee: useStoreOf(createAddresseeStore),
    orders: useStoreOf(createPurchaseOrderStore),
    letterhead: useStoreOf(createLetterheadStore),
    tax: useStoreOf(createTaxStore),
    tables: useStoreOf(createTableStore),
  };
}

/** Whether this device holds anything that {@link EraseAllButton} erases. */
export function useHasTyped(): boolean {
  const { drafts, school, addressee, orders, letterhead, tax, tables } = useTypedStores();
  const has = [
    useStore(drafts, noDrafts).list.some(isWritten),
    isKnown(useStore(school, noSchool)),
    useStore(addressee, noAddressee).name !== '',
    hasOrders(useStore(orders, noPurchaseOrders)),
    useStore(letterhead, noLetterhead).image !== undefined,
    isTyped(useStore(tax, noTaxData)),
    useStore(tables, noTables).list.length > 0,
  ];
  return has.includes(true);
}

type Props = {
  readonly onErased?: () => void;
  /** Called when it was brought back. */
  readonly onUndone?: () => void;
};

/**
 * Erases everything typed into documents on this device, the school's image for them, who its quotes are addressed to and the
 * numbers of purchase orders, what was typed for a boleta or factura, and this tab's spreadsheets, after asking.
 */
export function EraseAllButton({ onErased, onUndone }: Props) {
  const { drafts, school, addressee, orders, letterhead, tax, tables } = useTypedStores();
  const hasTables = useStore(tables, noTables).list.length > 0;
  const hasTax = isTyped(useStore(tax, noTaxData));
  if (!useHasTyped()) return null;
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
          orders.erase(),
          letterhead.remove(),
          tax.erase(),
          tables.eraseAll(),
        ];
        offerUndo(eraseAllCopy.done, () => {
          for (const undo of undos) undo();
          onUndone?.();
        });
        onErased?.();
      }}
    >
      {hasTax && <p>{eraseAllCopy.lossOfTax}</p>}
      {hasTables && <p>{eraseAllCopy.lossOfTables}</p>}
      <p>
        <strong>{eraseAllCopy.undoable}</strong>
      </p>
    </EraseButton>
  );
}
