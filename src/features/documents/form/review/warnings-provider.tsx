import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { createStrictContext } from '../../../../platform/strict-context.ts';
import type { Warning } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { type FormWarnings, keepSame } from '../answers.ts';
import { noDrafts, valuesOf } from '../drafts/draft.ts';
import { useCompletion } from '../use-completion.ts';
import { blanksLeft, type Progress, progressOf } from './progress.ts';

const [FormWarningsProvider, useFormWarnings] = createStrictContext<FormWarnings>('WarningsProvider');
const [ProgressProvider, useSections] = createStrictContext<Progress>('WarningsProvider');

export { useFormWarnings };

/** Works out what depends on many answers, warnings and progress: it follows a key when there is time for it. */
export function WarningsProvider({ children }: { readonly children: ReactNode }) {
  const { template, drafts, draft, typing, findWarnings } = useCompletion();
  const all = useDeferredValue(useStore(drafts, noDrafts));
  const typed = useDeferredValue(useStore(typing, null));
  const found = useMemo(() => findWarnings(all, typed), [findWarnings, all, typed]);
  // Equal warnings stay one object: every row reads them, and most keys change none.
  const [warnings, setWarnings] = useState(found);
  const same = keepSame(warnings, found);
  if (same !== warnings) setWarnings(same);
  const values = valuesOf(all, draft.id);
  const progress = useMemo(() => progressOf(template, values, same), [template, values, same]);
  return (
    <FormWarningsProvider value={same}>
      <ProgressProvider value={progress}>{children}</ProgressProvider>
    </FormWarningsProvider>
  );
}

export function useWarnings({ key }: Field): readonly Warning[] | undefined {
  return useFormWarnings().byField.get(key);
}

/** The warnings to show under any of the fields, each once. */
export function useWarningsOf(fields: readonly Field[]): readonly Warning[] {
  const { byField } = useFormWarnings();
  return [...new Set(fields.flatMap(({ key }) => byField.get(key) ?? []))];
}

/** Returns the blanks that are left in each section, and in all. */
export function useProgress(): { readonly sections: Progress; readonly left: number } {
  const sections = useSections();
  return { sections, left: blanksLeft(sections) };
}
