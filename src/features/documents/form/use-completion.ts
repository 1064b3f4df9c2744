import { useSyncExternalStore } from 'react';
import { useStore } from '../../../platform/store.ts';
import { createStrictContext } from '../../../platform/strict-context.ts';
import type { AnswerSource } from '../model/answer-source.ts';
import { conditionsOf, unneededKeys } from '../model/conditional.ts';
import { agreeing, type Field, type FieldGroup } from '../model/field.ts';
import { problemOf } from '../model/input.ts';
import { doesApply, keysOfField } from '../model/values.ts';
import { useSelected } from '../model/values-store.ts';
import { answerOrProposal } from './answers.ts';
import type { Completion } from './completion.ts';
import type { KnownDrafts } from './drafts/draft.ts';

export const [CompletionProvider, useCompletion] = createStrictContext<Completion>('CompletionProvider');

const noKeys: readonly string[] = [];
const noSource = () => null;

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

/** Returns true if the field is asked for. */
export function useApplies(field: Field): boolean {
  const { values } = useCompletion();
  return useSelected(values, field.applies?.from ?? noKeys, (of) => doesApply(field, of));
}

/** Returns the problem with an answer in Spanish, once the person has left the field; null for none. */
export function useProblem(field: Field): string | null {
  const { checked, values } = useCompletion();
  const select = () => checked.get().has(field.key);
  const isChecked = useSyncExternalStore(checked.subscribe, select, select);
  return useSelected(values, [field.key], (of) => (isChecked ? problemOf(field, of[field.key]) : null));
}

/** Selects from the drafts that the form works on: the component renders again when the selection changes. */
export function useKnownDrafts<T extends string | boolean | null>(select: (drafts: KnownDrafts) => T): T {
  const { get, subscribe } = useCompletion().drafts;
  const find = () => select(get());
  return useSyncExternalStore(subscribe, find, find);
}

/** Returns the sources of the fields in their order; null for a blank field, whatever it was proposed before. */
export function useSources(fields: readonly Field[]): readonly (AnswerSource | null)[] {
  const { values, drafts } = useCompletion();
  const { sourceOf = noSource } = drafts;
  // Both select a text, since React compares what is selected by identity.
  useKnownDrafts(() => fields.map(({ key }) => sourceOf(key)).join());
  const answered = useSelected(values, fields.flatMap(keysOfField), (of) =>
    fields
      .filter((field) => answerOrProposal(field, of) !== '')
      .map(({ key }) => key)
      .join(),
  );
  const keys = answered.split(',');
  return fields.map(({ key }) => (keys.includes(key) ? sourceOf(key) : null));
}

export function useSource(field: Field): AnswerSource | null {
  return useSources([field])[0] ?? null;
}

export function useSection(): number {
  return useStore(useCompletion().section, 0);
}
