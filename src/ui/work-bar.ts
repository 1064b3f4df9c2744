import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';

export type WorkProgress = {
  /** From 0 to 1. */
  readonly fraction: number;
  readonly text: string;
};

/** Progress that the bar above the open page shows; null if there is none. */
export const workProgress = createStore<WorkProgress | null>(null);
/** Text about saving that the bar shows; null for its default. */
export const customSavingNote = createStore<string | null>(null);

export function useWorkProgress(fraction: number, text: string): void {
  useEffect(() => workProgress.set({ fraction, text }), [fraction, text]);
  useEffect(() => () => workProgress.set(null), []);
}

export function useSavingNote(text: string | null): void {
  useEffect(() => {
    customSavingNote.set(text);
    return () => customSavingNote.set(null);
  }, [text]);
}
