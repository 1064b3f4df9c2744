import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { createStrictContext } from '../../../../platform/strict-context.ts';
import type { Warning } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { type FormWarnings, keepSame } from '../answers.ts';
import { noDrafts, valuesOf } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { useCompletion } from '../use-completion.ts';
import { blanksLeft, keepProgress, type Progress, progressOf } from './progress.ts';

const [WarningsProvider, useFormWarnings] = createStrictContext<FormWarnings>('WarningsProvider');
const [ProgressProvider, useSections] = createStrictContext<Progress>('ProgressProvider');

export { useFormWarnings };

type Props = { readonly drafts: Pick<DraftStore, 'get' | 'subscribe'>; readonly children: ReactNode };

/** Works out what depends on many answers: it follows a key when there is time for it. */
export function Findings({ drafts, children }: Props) {
  const { template, draftId, typing, findWarnings } = useCompletion();
  const all = useDeferredValue(useStore(drafts, noDrafts));
  const typed = useDeferredValue(useStore(typing, null));
  const found = useMemo(() => findWarnings(all, typed), [findWarnings, all, typed]);
  // What is the same stays the same object, so that a row renders only with what it shows.
  const [warnings, setWarnings] = useState(found);
  const same = keepSame(warnings, found);
  if (same !== warnings) setWarnings(same);
  const of = valuesOf(all, draftId);
  const left = useMemo(() => progressOf(template, of, same), [template, of, same]);
  const [progress, setProgress] = useState(left);
  const sameProgress = keepProgress(progress, left);
  if (sameProgress !== progress) setProgress(sameProgress);
  return (
    <WarningsProvider value={same}>
      <ProgressProvider value={sameProgress}>{children}</ProgressProvider>
    </WarningsProvider>
  );
}

/** The warnings to show under the field. */
export function useWarnings({ key }: Field): readonly Warning[] | undefined {
  return useFormWarnings().byField.get(key);
}

/** The warnings to show under any of the fields, each once. */
export function useWarningsOf(fields: readonly Field[]): readonly Warning[] {
  const { byField } = useFormWarnings();
  return [...new Set(fields.flatMap(({ key }) => byField.get(key) ?? []))];
}

/** What is left in each section, and in all. */
export function useProgress(): { readonly sections: Progress; readonly left: number } {
  const sections = useSections();
  return { sections, left: blanksLeft(sections) };
}
