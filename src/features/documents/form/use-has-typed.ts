import { useSyncExternalStore } from 'react';
import { useStore } from '../../../platform/store.ts';
import { noAddressee, ownAddressee } from '../../school/addressee.ts';
import { noLetterhead } from '../../school/letterhead.ts';
import { ownLetterhead } from '../../school/letterhead-store.ts';
import { isKnown, noSchool } from '../../school/school.ts';
import type { SchoolStore } from '../../school/school-store.ts';
import { onTaxChange } from '../../tax-request/held-tax-data.ts';
import { isWritten, noDrafts } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { storesTaxData } from './stored-typed.ts';

type Stores = {
  readonly drafts: DraftStore;
  readonly school: SchoolStore;
};

/** Whether this device may hold what was typed for a boleta or factura. */
export function useHasTax(): boolean {
  return useSyncExternalStore(onTaxChange, storesTaxData, () => false);
}

/** Whether this device holds anything that {@link EraseAllButton} erases. */
export function useHasTyped({ drafts, school }: Stores): boolean {
  const { list } = useStore(drafts, noDrafts);
  const isSchoolKnown = isKnown(useStore(school, noSchool));
  const { name } = useStore(ownAddressee, noAddressee);
  const { image } = useStore(ownLetterhead, noLetterhead);
  const hasTax = useHasTax();
  return hasTax || list.some(isWritten) || isSchoolKnown || name !== '' || image !== undefined;
}
