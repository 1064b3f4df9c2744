import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { completeCopy } from '../../content/complete-copy.ts';
import { draftParameter, draftQuery } from '../../content/paths.ts';
import { DraftId, type Drafts, draftById, draftsOf } from '../../features/documents/form/drafts/draft.ts';
import type { DraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { datedTitlesOf } from '../../features/documents/form/drafts/draft-title.ts';
import { randomId } from '../../platform/random-id.ts';

const isErased = (drafts: Drafts, id: string) => drafts.erased.has(id) && draftById(drafts, id) === null;

/** Whether a form of the document can work on it: a new one, or one of its own that this page has not erased. */
function isUsable(id: string, drafts: Drafts, productId: string): boolean {
  if (isErased(drafts, id)) return false;
  const draft = draftById(drafts, id);
  return draft === null || draft.productId === productId;
}

/** The draft that the address names; null for none, one that was erased here, and another document's. */
function draftIn(search: string, drafts: Drafts, productId: string): string | null {
  const parsed = v.safeParse(DraftId, new URLSearchParams(search).get(draftParameter));
  return parsed.success && isUsable(parsed.output, drafts, productId) ? parsed.output : null;
}

type DraftSource = Pick<DraftStore, 'get' | 'subscribe'>;

export type OpenDraft = (id: string, options?: { readonly replace: boolean }) => void;

/**
 * Which of the document's drafts is open. The address says so, so that a reload and Back lead to the same one; its id
 * tells nothing about anybody. Where the address names none it is the draft that was edited last, else a new one.
 */
export function useOpenDraft({ get, subscribe }: DraftSource, productId: string) {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [fresh, setFresh] = useState(randomId);
  if (isErased(get(), fresh)) setFresh(randomId());
  // The router shows another address in a rendering of low priority: what is typed until then would go into the draft
  // before. From there on the address tells, also where it is the same one or Back came first.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly from: string } | null>(null);
  if (chosen && chosen.from !== key) setChosen(null);
  useEffect(() => {
    const letGo = () => setChosen(null);
    window.addEventListener('popstate', letGo);
    return () => window.removeEventListener('popstate', letGo);
  }, []);
  /** Where this page is; null once it was left, when an undo that it offered may still be pressed. */
  const here = useRef<string | null>(null);
  useLayoutEffect(() => {
    here.current = key;
    return () => {
      here.current = null;
    };
  }, [key]);

  // Ids, and not the drafts: a key press must not render the page.
  const findNamed = () => draftIn(search, get(), productId);
  const findOpen = () => findNamed() ?? draftsOf(get(), productId)[0]?.id ?? fresh;
  const named = useSyncExternalStore(subscribe, findNamed, findNamed);
  const found = useSyncExternalStore(subscribe, findOpen, findOpen);
  const findChosen = () => (chosen && isUsable(chosen.id, get(), productId) ? chosen.id : null);
  const usable = useSyncExternalStore(subscribe, findChosen, findChosen);
  const draftId = usable ?? found;
  const open: OpenDraft = useCallback(
    (id, options) => {
      if (here.current === null) return;
      setChosen({ id, from: here.current });
      void navigate({ search: draftQuery(id) }, options);
    },
    [navigate],
  );
  useEffect(() => {
    if (named === null) void navigate({ search: draftQuery(draftId) }, { replace: true });
  }, [named, draftId, navigate]);
  return { draftId, open };
}

/**
 * Says in the document's title which draft is open. The title of the page's tags stays what it is: the change is not a
 * page's, and must not be announced when the first key is pressed.
 * @param page the page's own title
 */
export function useDraftTitle(
  { get, subscribe }: DraftSource,
  productId: string,
  draftId: string,
  page: string,
) {
  const findBegun = () => draftById(get(), draftId) !== null;
  const isBegun = useSyncExternalStore(subscribe, findBegun, findBegun);
  useEffect(() => {
    const dated = isBegun ? datedTitlesOf(draftsOf(get(), productId)).get(draftId) : undefined;
    document.title = completeCopy.titleOf(page, dated ?? completeCopy.newDraft);
  }, [get, productId, draftId, isBegun, page]);
}
