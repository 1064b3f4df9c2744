import { useSyncExternalStore } from 'react';
import { useStore } from '../../../platform/store.ts';
import { createStrictContext } from '../../../platform/strict-context.ts';
import type { AnswerSource } from '../model/answer-source.ts';
import { conditionsOf, unneededKeys } from '../model/conditional.ts';
import { type Field, inflectField } from '../model/field.ts';
import type { FieldGroup } from '../model/field-group.ts';
import { problemOf } from '../model/input.ts';
import { doesApply, fieldDependencies } from '../model/values.ts';
import { useSelected } from '../model/values-store.ts';
import { answerOrProposal } from './answers.ts';
import type { Completion } from './completion.ts';
import type { DraftLists } from './drafts/draft.ts';

export const [CompletionProvider, useCompletion] = createStrictContext<Completion>('CompletionProvider');

const noKeys: readonly string[] = [];
const noSource = () => null;

export function useInflectedField(field: Field): Field {
  const { values } = useCompletion();
  const keys = field.inflected ? Object.values(field.inflected).map(({ fieldKey }) => fieldKey) : noKeys;
  return useSelected(values, keys, (answers) => inflectField(field, answers));
}

export function useNeededFields({ fields }: FieldGroup): readonly Field[] {
  const { template, values } = useCompletion();
  return useSelected(
    values,
    conditionsOf(template.blocks).flatMap(({ dependsOn }) => dependsOn),
    (answers) => {
      const unneeded = unneededKeys(template, answers);
      return fields.filter(({ key }) => !unneeded.has(key));
    },
  );
}

export function useAnswer(field: Field): string {
  const { values } = useCompletion();
  return useSelected(values, fieldDependencies(field), (answers) => answerOrProposal(field, answers));
}

export function useApplies(field: Field): boolean {
  const { values } = useCompletion();
  return useSelected(values, field.appliesIf?.dependsOn ?? noKeys, (answers) => doesApply(field, answers));
}

/**
 * Returns the answer's problem as a Spanish sentence; null if there is none or the field isn't among `checkedKeys` yet.
 */
export function useProblem(field: Field): string | null {
  const { checkedKeys, values } = useCompletion();
  const select = () => checkedKeys.get().has(field.key);
  const isChecked = useSyncExternalStore(checkedKeys.subscribe, select, select);
  return useSelected(values, [field.key], (answers) =>
    isChecked ? problemOf(field, answers[field.key]) : null,
  );
}

export function useDraftLists<T extends string | boolean | null>(select: (drafts: DraftLists) => T): T {
  const { get, subscribe } = useCompletion().drafts;
  const find = () => select(get());
  return useSyncExternalStore(subscribe, find, find);
}

/**
 * Returns the source of each field's answer. It is null for a blank field, also if the field is blank because the
 * person cleared a proposal.
 */
export function useSources(fields: readonly Field[]): readonly (AnswerSource | null)[] {
  const { values, drafts } = useCompletion();
  const { sourceOf = noSource } = drafts;
  // Both hooks select a string, since React compares selections by identity.
  useDraftLists(() => fields.map(({ key }) => sourceOf(key)).join());
  const answeredKeys = useSelected(values, fields.flatMap(fieldDependencies), (answers) =>
    fields
      .filter((field) => answerOrProposal(field, answers) !== '')
      .map(({ key }) => key)
      .join(),
  );
  const keys = answeredKeys.split(',');
  return fields.map(({ key }) => (keys.includes(key) ? sourceOf(key) : null));
}

export function useSource(field: Field): AnswerSource | null {
  return useSources([field])[0] ?? null;
}

export function useSectionIndex(): number {
  return useStore(useCompletion().sectionIndex, 0);
}
