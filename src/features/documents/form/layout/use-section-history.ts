import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import type { Completion } from '../completion.ts';
import { focusSection } from '../inputs/field-ids.ts';

/** True if the screen shows one section at a time. */
export function showsOneSection(): boolean {
  return matchMedia('(max-width: 63.99rem)').matches;
}

const WithSection = v.object({
  section: v.object({
    draftId: v.string(),
    index: v.number(),
    /** Section that the entry before shows; null if that entry isn't of this form. */
    previous: v.nullable(v.number()),
    /** True if the review covers the section. */
    isReview: v.boolean(),
  }),
});

type SectionEntry = v.InferOutput<typeof WithSection>['section'];

function entryOf({ state }: Pick<Location, 'state'>, draftId: string): SectionEntry | null {
  return v.is(WithSection, state) && state.section.draftId === draftId ? state.section : null;
}

/** Returns the section to open the form at, on screens that show one at a time; null if the history names none. */
export function useSectionInHistory(draftId: string): number | null {
  const entry = entryOf(useLocation(), draftId);
  return entry && showsOneSection() ? entry.index : null;
}

/** The review, which the entries of the history open and close. */
type ReviewControl = {
  readonly show: (isOpen: boolean) => void;
  readonly focus: () => void;
};

/**
 * Gives each section that the person opens on a narrow screen, and the review, its own entry in the browser's history,
 * with the same URL, so that Back returns to what was on the screen before. On wide screens, which show all sections,
 * Back leaves the page.
 */
export function useSectionHistory({ draft, sectionIndex, showSection }: Completion, review: ReviewControl) {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const navigate = useNavigate();
  // Callbacks may run after a navigation, with the location of an earlier render.
  const latestLocation = useRef(location);
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    latestLocation.current = location;
    isReturning.current = false;
  }, [location]);

  const entry = entryOf(location, draft.id);
  const index = entry?.index ?? null;
  const isReview = entry?.isReview ?? false;
  const shown = useRef({ index, isReview });
  const afterReturn = useRef<(() => void) | null>(null);
  const showReview = useEffectEvent(review.show);
  const focusReview = useEffectEvent(review.focus);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { index, isReview };
    const isSame = index === before.index && isReview === before.isReview;
    if (!isTraversal || index === null || isSame) return;
    showSection(index);
    showReview(isReview);
    const then = afterReturn.current ?? (() => (isReview ? focusReview() : focusSection(index)));
    afterReturn.current = null;
    // Wait until React has shown the section and the browser has restored the scroll position of its entry.
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [index, isReview, isTraversal, showSection]);

  // A reload closes the review, so remove its entry.
  const isStale = useRef(isReview);
  useEffect(() => {
    if (isStale.current) navigate(-1);
    isStale.current = false;
  }, [navigate]);

  function write(next: Omit<SectionEntry, 'draftId'>, replace: boolean): void {
    const { pathname, search, hash, state } = latestLocation.current;
    const nextState = { ...state, section: { draftId: draft.id, ...next } };
    latestLocation.current = { ...latestLocation.current, state: nextState };
    navigate({ pathname, search, hash }, { state: nextState, replace });
  }

  /** Adds an entry for what has just opened over the section `previous`. */
  function push(previous: number, opensReview: boolean): void {
    if (!showsOneSection()) return;
    const current = entryOf(latestLocation.current, draft.id);
    if (current?.index !== previous) write({ index: previous, previous: null, isReview: false }, true);
    write({ index: sectionIndex.get(), previous, isReview: opensReview }, false);
  }

  return {
    /** Adds an entry for the section that has just opened, or for a field to which the review led. */
    add: (previous: number): void => {
      const isFromReview = entryOf(latestLocation.current, draft.id)?.isReview;
      if (isFromReview || sectionIndex.get() !== previous) push(previous, false);
    },
    addReview: (): void => push(sectionIndex.get(), true),
    /**
     * Returns to the section if it is that of the entry before.
     * @returns false if it isn't
     */
    returnTo: (target: number): boolean => {
      const current = entryOf(latestLocation.current, draft.id);
      if (!showsOneSection() || current?.index !== sectionIndex.get() || current.previous !== target)
        return false;
      if (!isReturning.current) navigate(-1);
      isReturning.current = true;
      return true;
    },
    /** Removes the review's entry, if it has one, and then calls back. */
    leaveReview: (then: () => void): void => {
      if (!entryOf(latestLocation.current, draft.id)?.isReview) {
        then();
        return;
      }
      afterReturn.current = then;
      if (!isReturning.current) navigate(-1);
      isReturning.current = true;
    },
  };
}
