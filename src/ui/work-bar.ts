import { useEffect } from 'react';
import { createStore } from '../platform/store.ts';

/** Part of the work that is done. */
export type WorkProgress = {
  /** From 0 to 1. */
  readonly done: number;
  /** Says the same in words. */
  readonly text: string;
};

/** Facts that the open page shows in the bar above it; null for none. */
export const workProgress = createStore<WorkProgress | null>(null);
export const workSaved = createStore<string | null>(null);

/** Shows how far the work is, for as long as the component is mounted. */
export function useWorkProgress(done: number, text: string): void {
  useEffect(() => workProgress.set({ done, text }), [done, text]);
  useEffect(() => () => workProgress.set(null), []);
}

/** Replaces what the bar says about saving. */
export function useWorkSaved(text: string | null): void {
  useEffect(() => {
    workSaved.set(text);
    return () => workSaved.set(null);
  }, [text]);
}
