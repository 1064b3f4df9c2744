import { otherDraftCopy, sectionsCopy } from '../../../content/documents/complete-copy.ts';
import { requestPersistenceOnce } from '../../../platform/storage/persistence.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import { neededAnswers } from '../model/conditional.ts';
import { fieldsOf, type OtherDocument, type Template, type Values } from '../model/document.ts';
import { earlierTermWarnings, termOf } from '../model/earlier-terms.ts';
import { type Field, labelOf } from '../model/field.ts';
import { parseOnBlur, problemOf } from '../model/input.ts';
import { isBlank, proposalOf } from '../model/values.ts';
import type { ValuesStore } from '../model/values-store.ts';
import { type FormWarnings, noWarnings, problemsOf, warningsByField } from './answers.ts';
import { type DraftLists, type DraftRef, draftById, valuesOf } from './drafts/draft.ts';
import { draftFileSuffix, draftTitles } from './drafts/draft-title.ts';
import type { DraftsPort } from './drafts/drafts-port.ts';
import { answersToCompare, copiedFields } from './drafts/next-draft.ts';
import { countBlanks, progressOf, sectionIndexOf } from './review/progress.ts';

type ReadableStore<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/**
 * State of a form that completes one document. It lives outside React, and each field subscribes to its own part, so
 * that a key press renders one field instead of the whole form.
 */
export type Completion = {
  readonly template: Template;
  readonly drafts: DraftsPort;
  readonly draft: DraftRef;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
  readonly values: ValuesStore;
  readonly editedFieldKey: ReadableStore<string | null>;
  /** Keys of the fields that show their problems, because the person has left them or a review has listed them. */
  readonly checkedKeys: ReadableStore<ReadonlySet<string>>;
  /** Field that was focused last. */
  readonly currentField: ReadableStore<Field | null>;
  /** Sentence that screen readers announce when the person leaves a field or changes the section. */
  readonly announcement: ReadableStore<string>;
  /** Narrow screens show only this section. */
  readonly sectionIndex: ReadableStore<number>;
  /**
   * Key of the field that had the focus at the end of the previous visit; null if there was none, or if the form opens
   * at another section.
   */
  readonly lastFocusedKey: string | null;
  /** @param value '' clears the document's proposal; undefined restores it */
  readonly setAnswer: (field: Field, value: string | undefined) => void;
  readonly handleFocus: (field: Field) => void;
  /** @param note text to announce before the warnings; ignored if the answer has a problem */
  readonly handleBlur: (field: Field, note?: string) => void;
  /**
   * Parses answers that were typed without a blur afterwards, in this visit or an earlier one: '18' becomes '18:00'.
   */
  readonly commitPending: () => void;
  readonly showSection: (index: number) => void;
  /**
   * @param typingFieldKey key of the field in which the person is typing; its warnings with `showAfterBlur` are left
   * out
   */
  readonly findWarnings: (drafts: DraftLists, typingFieldKey: string | null) => FormWarnings;
  /**
   * Shows the problem of every field that has one.
   * @returns true if there are no problems, warnings, copied answers to confirm or blanks
   */
  readonly checkAll: () => boolean;
  readonly fileNameSuffix: () => string;
};

/**
 * @param today 'YYYY-MM-DD' in the person's time zone
 * @param initialSectionIndex index of the section to open; by default the section of the field that was focused last
 */
export function createCompletion(
  template: Template,
  drafts: DraftsPort,
  draftId: string,
  today: string,
  initialSectionIndex: number | null = null,
): Completion {
  const draft: DraftRef = { id: draftId, productId: template.productId };
  const values: ValuesStore = {
    get: () => valuesOf(drafts.get(), draftId),
    subscribe: drafts.subscribe,
  };
  const openedTerm = termOf(template, values.get());
  const editedFieldKey = createStore<string | null>(null);
  const { mention } = drafts.copy ?? otherDraftCopy;
  function otherDocuments(allDrafts: DraftLists): readonly OtherDocument[] {
    const templateDrafts = allDrafts.list.filter(({ productId }) => productId === draft.productId);
    const titleOf = (id: string) => draftTitles(templateDrafts, () => template.subject).get(id) ?? '';
    return templateDrafts
      .filter(({ id }) => id !== draftId)
      .map((other) => ({
        values: neededAnswers(template, answersToCompare(draftById(allDrafts, draftId), other)),
        mention: () => mention(titleOf(other.id)),
      }));
  }
  function findWarnings(knownDrafts: DraftLists, typingFieldKey: string | null): FormWarnings {
    const answers = neededAnswers(template, valuesOf(knownDrafts, draftId));
    const allWarnings = [
      ...template.warnings(answers, today, otherDocuments(knownDrafts)),
      ...earlierTermWarnings(template, answers, draftById(knownDrafts, draftId)?.earlier ?? []),
    ].filter(
      ({ showAfterBlur, keys }) =>
        !showAfterBlur || typingFieldKey === null || !keys.includes(typingFieldKey),
    );
    return { all: allWarnings, byField: warningsByField(template, allWarnings) };
  }
  const checkedKeys = createStore<ReadonlySet<string>>(new Set());
  const currentField = createStore<Field | null>(null);
  const announcement = createStore('');
  const storedFieldKey = draftById(drafts.get(), draftId)?.place;
  const lastFieldKey = fieldsOf(template).find(({ key }) => key === storedFieldKey)?.key ?? null;
  const lastSectionIndex = lastFieldKey === null ? 0 : sectionIndexOf(template, lastFieldKey);
  const firstSectionIndex =
    initialSectionIndex !== null && template.groups[initialSectionIndex]
      ? initialSectionIndex
      : lastSectionIndex;
  const lastFocusedKey = firstSectionIndex === lastSectionIndex ? lastFieldKey : null;
  const sectionIndex = createStore(firstSectionIndex);

  const countBlanksIn = (answers: Values) => countBlanks(progressOf(template, answers, noWarnings));
  function announceBlanks(): void {
    const blanksSentence = sectionsCopy.blanksLeft(countBlanksIn(values.get()));
    announcement.set([announcement.get(), blanksSentence].filter(Boolean).join(' '));
  }

  function markChecked(keys: readonly string[]): void {
    if (keys.some((key) => !checkedKeys.get().has(key)))
      checkedKeys.set(new Set([...checkedKeys.get(), ...keys]));
  }

  /** The form checks the field again on blur, since a valid answer may be half-typed. */
  function uncheckIfValid(field: Field): void {
    if (!checkedKeys.get().has(field.key) || problemOf(field, values.get()[field.key]) !== null) return;
    checkedKeys.set(new Set([...checkedKeys.get()].filter((key) => key !== field.key)));
  }

  function commitPending(): void {
    const parsed = fieldsOf(template).flatMap((field) => {
      const value = values.get()[field.key] ?? '';
      const answer = value === '' ? '' : parseOnBlur(field, value, today);
      return answer !== value && problemOf(field, answer) === null ? [[field.key, answer] as const] : [];
    });
    if (parsed.length > 0) drafts.setAnswers(draft, Object.fromEntries(parsed));
  }

  return {
    template,
    drafts,
    draft,
    today,
    values,
    editedFieldKey,
    checkedKeys,
    currentField,
    announcement,
    sectionIndex,
    lastFocusedKey,
    setAnswer: (field, value) => {
      editedFieldKey.set(field.key);
      // If somebody changes the term after it has begun, they are reusing the document for the next contract. Keep the
      // old term as an earlier one.
      if (openedTerm && openedTerm.start <= today && template.nextYear?.term.includes(field.key))
        drafts.addEarlierTerms?.(draft, [openedTerm]);
      // Clearing a field without a proposal makes it unanswered.
      const isAnswer = value !== '' || proposalOf(field, values.get()) !== '';
      drafts.setAnswer(draft, field.key, isAnswer ? value : undefined);
      uncheckIfValid(field);
    },
    handleFocus: (field) => {
      currentField.set(field);
      uncheckIfValid(field);
      drafts.setFocusedField(draft, field.key);
      const index = sectionIndexOf(template, field.key);
      if (index === sectionIndex.get()) return;
      sectionIndex.set(index);
      announceBlanks();
    },
    handleBlur: (field, note = '') => {
      editedFieldKey.set(null);
      drafts.flush();
      markChecked([field.key]);
      // Ask for persistent storage on blur and only once there are answers, because Firefox shows a prompt that would
      // interrupt typing.
      if (!isBlank(values.get())) void requestPersistenceOnce();
      const problem = problemOf(field, values.get()[field.key]);
      const warnings = findWarnings(drafts.get(), null).byField.get(field.key) ?? [];
      announcement.set(
        problem === null
          ? [note, ...warnings.map(({ message }) => message)].filter(Boolean).join(' ')
          : `${labelOf(field, values.get())}: ${problem}`,
      );
    },
    commitPending,
    showSection: (index) => {
      const [first] = template.groups[index]?.fields ?? [];
      if (!first || index === sectionIndex.get()) return;
      sectionIndex.set(index);
      drafts.setFocusedField(draft, first.key);
      announcement.set('');
      announceBlanks();
    },
    findWarnings,
    checkAll: () => {
      editedFieldKey.set(null);
      commitPending();
      const problems = problemsOf(template, values.get());
      markChecked(problems.map(({ field }) => field.key));
      const { all: currentWarnings } = findWarnings(drafts.get(), null);
      const unconfirmedFields = copiedFields(template, draftById(drafts.get(), draftId));
      return (
        problems.length + currentWarnings.length + unconfirmedFields.length + countBlanksIn(values.get()) ===
        0
      );
    },
    fileNameSuffix: () => draftFileSuffix(draftById(drafts.get(), draftId), template.subject),
  };
}
