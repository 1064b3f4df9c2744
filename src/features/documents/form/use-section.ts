import { useStore } from '../../../platform/store.ts';
import { blanksLeft, type Progress } from './progress.ts';
import { useCompletion } from './use-completion.ts';

const noProgress: Progress = [];

/** The index of the section where the person is. */
export function useSection(): number {
  return useStore(useCompletion().section, 0);
}

export function useProgress(): { readonly sections: Progress; readonly left: number } {
  const sections = useStore(useCompletion().progress, noProgress);
  return { sections, left: blanksLeft(sections) };
}
