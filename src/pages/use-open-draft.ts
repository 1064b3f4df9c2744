import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { draftParameter, draftQuery } from '../content/drafts.ts';
import { DraftId, type Drafts, draftById, draftsOf } from '../features/documents/form/draft.ts';
import type { DraftStore } from '../features/documents/form/draft-store.ts';
import { randomId } from '../platform/random-id.ts';

const isErased = (drafts: Drafts, id: string) => id in drafts.erased && draftById(drafts, id) === null;

/** The draft that the address names; null for none, one that was erased, and another document's. */
function draftIn(search: string, drafts: Drafts, productId: string): string | null {
  const parsed = v.safeParse(DraftId, new URLSearchParams(search).get(draftParameter));
  if (!parsed.success || isErased(drafts, parsed.output)) return null;
  const draft = draftById(drafts, parsed.output);
  return draft && draft.productId !== productId ? null : parsed.output;
}

export type OpenDraft = (id: string, options?: { readonly replace: boolean }) => void;

/**
 * Which of the document's drafts is open. The address says so, so that a reload and Back lead to the same one; its id
 * tells nothing about anybody. Where the address names none it is the draft that was edited last, else a new one.
 */
export function useOpenDraft({ get, subscribe }: Pick<DraftStore, 'get' | 'subscribe'>, productId: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [fresh, setFresh] = useState(randomId);
  if (isErased(get(), fresh)) setFresh(randomId());
  // The router shows another address in a rendering of low priority: what is typed until then would go into the draft
  // before.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly from: string } | null>(null);
  if (chosen && chosen.from !== search) setChosen(null);

  // Ids, and not the drafts: a key press must not render the page.
  const findNamed = () => draftIn(search, get(), productId);
  const findOpen = () => findNamed() ?? draftsOf(get(), productId)[0]?.id ?? fresh;
  const named = useSyncExternalStore(subscribe, findNamed, findNamed);
  const found = useSyncExternalStore(subscribe, findOpen, findOpen);
  const draftId = chosen?.id ?? found;
  const open: OpenDraft = useCallback(
    (id, options) => {
      setChosen({ id, from: search });
      void navigate({ search: draftQuery(id) }, options);
    },
    [navigate, search],
  );
  useEffect(() => {
    if (named === null) void navigate({ search: draftQuery(draftId) }, { replace: true });
  }, [named, draftId, navigate]);
  return { draftId, open };
}
