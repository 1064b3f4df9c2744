import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { createAddresseeStore, noAddressee } from '../../../school/addressee.ts';
import { noLetterhead } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { isKnown, noSchool } from '../../../school/school.ts';
import { createSchoolStore } from '../../../school/school-store.ts';
import { isTyped, noTaxData } from '../../../tax-request/tax-data.ts';
import { createTaxStore } from '../../../tax-request/tax-store.ts';
import { isWritten, noDrafts } from './draft.ts';
import { createDraftStore } from './draft-store.ts';

/** Whether this device holds what was typed for a boleta or factura. */
export function useHasTax(): boolean {
  return isTyped(useStore(useStoreOf(createTaxStore), noTaxData));
}

/** Whether this device holds anything that {@link EraseAllButton} erases. */
export function useHasTyped(): boolean {
  const { list } = useStore(useStoreOf(createDraftStore), noDrafts);
  const isSchoolKnown = isKnown(useStore(useStoreOf(createSchoolStore), noSchool));
  const { name } = useStore(useStoreOf(createAddresseeStore), noAddressee);
  const { image } = useStore(useStoreOf(createLetterheadStore), noLetterhead);
  const hasTax = useHasTax();
  return hasTax || list.some(isWritten) || isSchoolKnown || name !== '' || image !== undefined;
}
