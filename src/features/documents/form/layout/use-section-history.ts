import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import type { Completion } from '../completion.ts';
import { focusSection } from '../inputs/field-ids.ts';

export function showsOneSection(): boolean {
  return matchMedia('(max-width: 63.99rem)').matches;
}

const WithSection = v.object({
  section: v.object({
    draftId: v.string(),
    index: v.number(),
    /** Section that the previous history entry shows; null if that entry doesn't belong to this form. */
    previous: v.nullable(v.number()),
    /** True if the review covers the section. */
    isReview: v.boolean(),
  }),
});

type SectionEntry = v.InferOutput<typeof WithSection>['section'];

function entryOf({ state }: Pick<Location, 'state'>, draftId: string): SectionEntry | null {
  return v.is(WithSection, state) && state.section.draftId === draftId ? state.section : null;
}

/**
 * Returns the index of the section in the history entry, so that the form opens there. Returns null on wide screens, or
 * if the entry has no section.
 */
export function useSectionInHistory(draftId: string): number | null {
  const entry = entryOf(useLocation(), draftId);
  return entry && showsOneSection() ? entry.index : null;
}

/** Controls of the review, which opens and closes when Back or Forward changes the history entry. */
type ReviewControl = {
  readonly setOpen: (isOpen: boolean) => void;
  readonly focus: () => void;
};

/**
 * On narrow screens, adds an entry to the browser's history for each section that the person opens, and for the review.
 * All entries have the same URL. Back therefore returns to the section or review that was on the screen before. On wide
 * screens, which show all sections, Back leaves the page.
 */
export function useSectionHistory({ draft, sectionIndex, showSection }: Completion, review: ReviewControl) {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const navigate = useNavigate();
  // Callbacks read this ref, because they may run after a navigation with the location of an earlier render.
  const latestLocation = useRef(location);
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    latestLocation.current = location;
    isReturning.current = false;
  }, [location]);

  const entry = entryOf(location, draft.id);
  const index = entry?.index ?? null;
  const isReview = entry?.isReview ?? false;
  const lastView = useRef({ index, isReview });
  const returnCallback = useRef<(() => void) | null>(null);
  const showReview = useEffectEvent(review.setOpen);
  const focusReview = useEffectEvent(review.focus);
  useLayoutEffect(() => {
    const previousView = lastView.current;
    lastView.current = { index, isReview };
    const isUnchanged = index === previousView.index && isReview === previousView.isReview;
    if (!isTraversal || index === null || isUnchanged) return;
    showSection(index);
    showReview(isReview);
    const focusTarget = returnCallback.current ?? (() => (isReview ? focusReview() : focusSection(index)));
    returnCallback.current = null;
    // Wait until React has shown the section and the browser has restored the scroll position of its entry.
    const timer = setTimeout(focusTarget);
    return () => clearTimeout(timer);
  }, [index, isReview, isTraversal, showSection]);

  // A reload closes the review, so remove its entry.
  const hasStaleReview = useRef(isReview);
  useEffect(() => {
    if (hasStaleReview.current) navigate(-1);
    hasStaleReview.current = false;
  }, [navigate]);

  function write(next: Omit<SectionEntry, 'draftId'>, replace: boolean): void {
    const { pathname, search, hash, state } = latestLocation.current;
    const nextState = { ...state, section: { draftId: draft.id, ...next } };
    latestLocation.current = { ...latestLocation.current, state: nextState };
    navigate({ pathname, search, hash }, { state: nextState, replace });
  }

  /**
   * Adds a history entry for the section or the review that has just opened.
   * @param previousIndex section that was on the screen before
   */
  function push(previousIndex: number, opensReview: boolean): void {
    if (!showsOneSection()) return;
    const current = entryOf(latestLocation.current, draft.id);
    if (current?.index !== previousIndex)
      write({ index: previousIndex, previous: null, isReview: false }, true);
    write({ index: sectionIndex.get(), previous: previousIndex, isReview: opensReview }, false);
  }

  return {
    /**
     * Adds an entry for the section that has just opened. After a link in the review, adds it also if the section is
     * the same as before.
     */
    addSection: (previousSectionIndex: number): void => {
      const isFromReview = entryOf(latestLocation.current, draft.id)?.isReview;
      if (isFromReview || sectionIndex.get() !== previousSectionIndex) push(previousSectionIndex, false);
    },
    addReview: (): void => push(sectionIndex.get(), true),
    /**
     * Goes back in the history if the previous entry shows the section.
     * @returns false if it shows another section
     */
    returnTo: (targetIndex: number): boolean => {
      const current = entryOf(latestLocation.current, draft.id);
      if (!showsOneSection() || current?.index !== sectionIndex.get() || current.previous !== targetIndex)
        return false;
      if (!isReturning.current) navigate(-1);
      isReturning.current = true;
      return true;
    },
    /** Goes back from the review's history entry, if there is one, and then calls `onLeft`. */
    leaveReview: (onLeft: () => void): void => {
      if (!entryOf(latestLocation.current, draft.id)?.isReview) {
        onLeft();
        return;
      }
      returnCallback.current = onLeft;
      if (!isReturning.current) navigate(-1);
      isReturning.current = true;
    },
  };
}
