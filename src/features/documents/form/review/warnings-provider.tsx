import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from '../../../../platform/store.ts';
import { createStrictContext } from '../../../../platform/strict-context.ts';
import type { Warning } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { type FormWarnings, reuseIfEqual } from '../answers.ts';
import { noDrafts, valuesOf } from '../drafts/draft.ts';
import { useCompletion } from '../use-completion.ts';
import { countBlanks, type Progress, percentFilled, progressOf } from './progress.ts';

const [FormWarningsProvider, useFormWarnings] = createStrictContext<FormWarnings>('WarningsProvider');
const [ProgressProvider, useProgressContext] = createStrictContext<{
  readonly sections: Progress;
  readonly percent: number;
}>('WarningsProvider');

export { useFormWarnings };

/** Defers warnings and progress, which depend on many answers, so that typing stays fast. */
export function WarningsProvider({ children }: { readonly children: ReactNode }) {
  const { template, drafts, draft, editedFieldKey, findWarnings } = useCompletion();
  const knownDrafts = useDeferredValue(useStore(drafts, noDrafts));
  const typingFieldKey = useDeferredValue(useStore(editedFieldKey, null));
  const foundWarnings = useMemo(
    () => findWarnings(knownDrafts, typingFieldKey),
    [findWarnings, knownDrafts, typingFieldKey],
  );
  // Keep the same object for equal warnings. Every field reads the object, and most key presses change no warning.
  const [warnings, setWarnings] = useState(foundWarnings);
  const stableWarnings = reuseIfEqual(warnings, foundWarnings);
  if (stableWarnings !== warnings) setWarnings(stableWarnings);
  const values = valuesOf(knownDrafts, draft.id);
  const progress = useMemo(
    () => ({
      sections: progressOf(template, values, stableWarnings),
      percent: percentFilled(template, values),
    }),
    [template, values, stableWarnings],
  );
  return (
    <FormWarningsProvider value={stableWarnings}>
      <ProgressProvider value={progress}>{children}</ProgressProvider>
    </FormWarningsProvider>
  );
}

export function useFieldWarnings({ key }: Field): readonly Warning[] | undefined {
  return useFormWarnings().byField.get(key);
}

export function useWarningsOfFields(fields: readonly Field[]): readonly Warning[] {
  const { byField } = useFormWarnings();
  return [...new Set(fields.flatMap(({ key }) => byField.get(key) ?? []))];
}

export function useProgress() {
  const { sections, percent } = useProgressContext();
  return { sections, blankCount: countBlanks(sections), percent };
}
