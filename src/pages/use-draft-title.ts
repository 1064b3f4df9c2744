import { useEffect, useSyncExternalStore } from 'react';
import { completeCopy } from '../content/complete-page.ts';
import { draftById, draftsOf } from '../features/documents/form/drafts/draft.ts';
import type { DraftStore } from '../features/documents/form/drafts/draft-store.ts';
import { datedTitlesOf } from '../features/documents/form/drafts/draft-title.ts';

type Drafts = Pick<DraftStore, 'get' | 'subscribe'>;

/**
 * Says in the document's title which draft is open. The title of the page's tags stays what it is: the change is not a
 * page's, and must not be announced when the first key is pressed.
 * @param page the page's own title
 */
export function useDraftTitle({ get, subscribe }: Drafts, productId: string, draftId: string, page: string) {
  const findBegun = () => draftById(get(), draftId) !== null;
  const isBegun = useSyncExternalStore(subscribe, findBegun, findBegun);
  useEffect(() => {
    const dated = isBegun ? datedTitlesOf(draftsOf(get(), productId)).get(draftId) : undefined;
    document.title = completeCopy.titleOf(page, dated ?? completeCopy.newDraft);
  }, [get, productId, draftId, isBegun, page]);
}
