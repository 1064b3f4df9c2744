import { eraseAllCopy } from '../../content/documents/drafts-copy.ts';
import { createEarlierStore } from '../../features/documents/batch/earlier-table.ts';
import { createTableStore, noTables } from '../../features/documents/batch/table.ts';
import { hasContent, noDrafts } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import { useAddressee, useAddresseeStore } from '../../features/school/addressee.ts';
import { noLetterhead } from '../../features/school/letterhead.ts';
import { createLetterheadStore } from '../../features/school/letterhead-store.ts';
import {
  hasOrders,
  usePurchaseOrderStore,
  usePurchaseOrders,
} from '../../features/school/purchase-orders.ts';
import { hasSchoolData, useSchool, useSchoolStore } from '../../features/school/school.ts';
import { hasTaxData, useTaxData, useTaxStore } from '../../features/tax-request/tax-store.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { EraseButton } from '../../ui/dialog/confirm-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';

// The dialog is in this chunk, because it must also open offline.
const load = async () => ConfirmDialog;

function useEnteredData() {
  const draftStore = useStoreInstance(createDraftStore);
  const schoolStore = useSchoolStore();
  const addresseeStore = useAddresseeStore();
  const orderStore = usePurchaseOrderStore();
  const letterheadStore = useStoreInstance(createLetterheadStore);
  const taxStore = useTaxStore();
  const tableStore = useStoreInstance(createTableStore);
  const earlierTableStore = useStoreInstance(createEarlierStore);
  const hasTax = hasTaxData(useTaxData());
  const lists = [useStore(tableStore, noTables).list, useStore(earlierTableStore, noTables).list];
  const hasTables = lists.some((list) => list.length > 0);
  const presence = [
    useStore(draftStore, noDrafts).list.some(hasContent),
    hasSchoolData(useSchool()),
    useAddressee().name !== '',
    hasOrders(usePurchaseOrders()),
    useStore(letterheadStore, noLetterhead).image !== undefined,
    hasTax,
    hasTables,
  ];
  return {
    hasAny: presence.includes(true),
    hasTax,
    hasTables,
    /** @returns functions that restore each part */
    erase: () => [
      draftStore.eraseAll(),
      schoolStore.erase(),
      addresseeStore.erase(),
      orderStore.erase(),
      letterheadStore.remove(),
      taxStore.erase(),
      tableStore.eraseAll(),
      earlierTableStore.eraseAll(),
    ],
  };
}

export const useHasEnteredData = (): boolean => useEnteredData().hasAny;

type Props = {
  readonly onErased?: () => void;
  readonly onUndone?: () => void;
};

/**
 * Erases, after a confirmation, everything typed into documents on this device, the school's data and letterhead image,
 * the addressee of the school's quotes, its purchase-order numbers, the data for a boleta or factura, and this tab's
 * spreadsheets.
 */
export function EraseAllButton({ onErased, onUndone }: Props) {
  const { hasAny, hasTax, hasTables, erase } = useEnteredData();
  if (!hasAny) return null;
  return (
    <EraseButton
      name="erase"
      load={load}
      copy={eraseAllCopy}
      onConfirm={() => {
        const undos = erase();
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
