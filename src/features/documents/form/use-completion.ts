import { useSyncExternalStore } from 'react';
import { createStrictContext } from '../../../platform/context.ts';
import { useStore } from '../../../platform/store.ts';
import { problemOf } from '../model/check.ts';
import type { Field } from '../model/field.ts';
import { keysOfField } from '../model/values.ts';
import { useValue, useValuesOf } from '../model/values-store.ts';
import type { Warning } from '../model/warning.ts';
import { answerOrProposal, noWarnings } from './answers.ts';
import type { Completion } from './completion.ts';

export const [CompletionProvider, useCompletion] = createStrictContext<Completion>('CompletionProvider');

export function useAnswer(field: Field): string {
  return answerOrProposal(field, useValuesOf(useCompletion().values, keysOfField(field)));
}

/** What is wrong with the answer, in Spanish, once the person has left the field; null for nothing. */
export function useProblem(field: Field): string | null {
  const { checked, values } = useCompletion();
  const value = useValue(values, field.key);
  const isChecked = () => checked.get().has(field.key);
  return useSyncExternalStore(checked.subscribe, isChecked, isChecked) ? problemOf(field, value) : null;
}

/** The warnings to show under the field. */
export function useWarnings(field: Field): readonly Warning[] | undefined {
  const { warnings } = useCompletion();
  const select = () => warnings.get().byField.get(field.key);
  return useSyncExternalStore(warnings.subscribe, select, select);
}

/** The warnings to show under any of the fields. */
export function useWarningsOf(fields: readonly Field[]): readonly Warning[] {
  const { byField } = useStore(useCompletion().warnings, noWarnings);
  return fields.flatMap(({ key }) => byField.get(key) ?? []);
}
