import { useSyncExternalStore } from 'react';
import { useStore } from '../../../platform/store.ts';
import { createStrictContext } from '../../../platform/strict-context.ts';
import { conditionsOf, unneededKeys } from '../model/conditional.ts';
import { agreeing, type Field, type FieldGroup } from '../model/field.ts';
import { problemOf } from '../model/input.ts';
import { doesApply, keysOfField } from '../model/values.ts';
import { useSelected } from '../model/values-store.ts';
import { answerOrProposal } from './answers.ts';
import type { Completion } from './completion.ts';

export const [CompletionProvider, useCompletion] = createStrictContext<Completion>('CompletionProvider');

const noKeys: readonly string[] = [];

/** The field with all that it says in agreement with the answers. */
export function useAgreeing(field: Field): Field {
  const { values } = useCompletion();
  const keys = field.inflected ? Object.values(field.inflected).map(({ by }) => by) : noKeys;
  return useSelected(values, keys, (of) => agreeing(field, of));
}

/** The group's fields without those that are not needed. */
export function useNeededFields({ fields }: FieldGroup): readonly Field[] {
  const { template, values } = useCompletion();
  return useSelected(
    values,
    conditionsOf(template.blocks).flatMap(({ from }) => from),
    (of) => {
      const unneeded = unneededKeys(template, of);
      return fields.filter(({ key }) => !unneeded.has(key));
    },
  );
}

export function useAnswer(field: Field): string {
  const { values } = useCompletion();
  return useSelected(values, keysOfField(field), (of) => answerOrProposal(field, of));
}

/** Whether the field is asked for. */
export function useApplies(field: Field): boolean {
  const { values } = useCompletion();
  return useSelected(values, field.applies?.from ?? noKeys, (of) => doesApply(field, of));
}

/** What is wrong with the answer, in Spanish, once the person has left the field; null for nothing. */
export function useProblem(field: Field): string | null {
  const { checked, values } = useCompletion();
  const select = () => checked.get().has(field.key);
  const isChecked = useSyncExternalStore(checked.subscribe, select, select);
  return useSelected(values, [field.key], (of) => (isChecked ? problemOf(field, of[field.key]) : null));
}

export function useSection(): number {
  return useStore(useCompletion().section, 0);
}
