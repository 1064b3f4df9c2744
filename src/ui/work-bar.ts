import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** Progress of the work on a page. */
export type WorkProgress = {
  /** From 0 to 1. */
  readonly done: number;
  /** Describes the progress in words. */
  readonly text: string;
};

/** Progress that the bar above the open page shows; null for none. */
export const workProgress = createStore<WorkProgress | null>(null);
/** Text about saving that the bar shows; null for its default. */
export const customSavingNote = createStore<string | null>(null);

/** Shows the progress in the bar while the component is mounted. */
export function useWorkProgress(done: number, text: string): void {
  useEffect(() => workProgress.set({ done, text }), [done, text]);
  useEffect(() => () => workProgress.set(null), []);
}

/** Replaces the bar's text about saving while the component is mounted. */
export function useSavingNote(text: string | null): void {
  useEffect(() => {
    customSavingNote.set(text);
    return () => customSavingNote.set(null);
  }, [text]);
}
