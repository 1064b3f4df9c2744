import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { completeCopy } from '../../content/documents/complete-copy.ts';
import { draftParameter, draftQuery } from '../../content/paths.ts';
import { DraftId, type Drafts, draftById, draftsOf } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore, useDrafts } from '../../features/documents/form/drafts/draft-store.ts';
import { datedTitlesOf } from '../../features/documents/form/drafts/draft-title.ts';
import { randomId } from '../../platform/random-id.ts';
import { useStoreInstance } from '../../platform/store.ts';

const isErased = (drafts: Drafts, id: string) =>
  drafts.idsErasedHere.has(id) && draftById(drafts, id) === null;

const idParameter = (search: string) => new URLSearchParams(search).get(draftParameter);

/**
 * Returns the id of the draft in the address; null if there is none, if that draft was erased here, or if it belongs to
 * another document.
 */
function findDraftId(search: string, drafts: Drafts, productId: string): string | null {
  const id = idParameter(search);
  if (!v.is(DraftId, id) || isErased(drafts, id)) return null;
  const draft = draftById(drafts, id);
  return draft === null || draft.productId === productId ? id : null;
}

export type OpenDraft = (id: string, options?: { readonly replace: boolean }) => void;

/**
 * Returns the document's open draft. The address contains its id, which reveals nothing about anybody, so that a reload
 * and Back open the same draft. Without an id, the draft that was edited last opens, or else a new one.
 */
export function useOpenDraft(productId: string) {
  const { get } = useStoreInstance(createDraftStore);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [newId, setNewId] = useState(randomId);
  if (isErased(get(), newId)) setNewId(randomId());

  const draftId = useDrafts(
    (allDrafts) =>
      findDraftId(search, allDrafts, productId) ?? draftsOf(allDrafts, productId)[0]?.id ?? newId,
  );
  const isInAddress = idParameter(search) === draftId;
  useEffect(() => {
    if (!isInAddress) void navigate({ search: draftQuery(draftId) }, { replace: true });
  }, [isInAddress, draftId, navigate]);

  // Change the address only while the page is open. A visitor may press the page's undo after leaving it.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const open: OpenDraft = useCallback(
    (id, options) => {
      if (isMounted.current) void navigate({ search: draftQuery(id) }, options);
    },
    [navigate],
  );
  return { draftId, open };
}

/**
 * Adds the open draft to the browser's title. The `PageMeta` title stays unchanged, because screen readers would
 * announce the change at the first key press.
 * @param pageTitle title of the page itself
 */
export function useDraftTitle(productId: string, draftId: string, pageTitle: string): void {
  const { get } = useStoreInstance(createDraftStore);
  const isBegun = useDrafts((knownDrafts) => draftById(knownDrafts, draftId) !== null);
  useEffect(() => {
    const datedTitle = isBegun ? datedTitlesOf(draftsOf(get(), productId)).get(draftId) : undefined;
    document.title = completeCopy.titleOf(pageTitle, datedTitle ?? completeCopy.newDraft);
  }, [get, productId, draftId, isBegun, pageTitle]);
}
