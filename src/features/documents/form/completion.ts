import { otherDraftCopy, sectionsCopy } from '../../../content/documents/complete-copy.ts';
import { askToPersist } from '../../../platform/persistence.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import { neededAnswers } from '../model/conditional.ts';
import { fieldsOf, type OtherDocument, type Template, type Values } from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import { parseOnBlur, problemOf } from '../model/input.ts';
import { isBlank, proposalOf } from '../model/values.ts';
import type { ValuesStore } from '../model/values-store.ts';
import { type FormWarnings, noWarnings, problemsOf, warningsByField } from './answers.ts';
import { type DraftRef, draftById, type KnownDrafts, valuesOf } from './drafts/draft.ts';
import { fileAboutDraft, titlesOf } from './drafts/draft-title.ts';
import type { DraftsPort } from './drafts/drafts-port.ts';
import { comparedWith, copiedFields } from './drafts/next-draft.ts';
import { blanksLeft, progressOf, sectionOf } from './review/progress.ts';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/**
 * The state of one document while it is completed, outside React. Each field subscribes to its own part, so a key press
 * renders one row and not the form.
 */
export type Completion = {
  readonly template: Template;
  readonly drafts: DraftsPort;
  /** Names the open draft. */
  readonly draft: DraftRef;
  /** 'YYYY-MM-DD' where the person is. */
  readonly today: string;
  readonly values: ValuesStore;
  /** The key of the field that is being typed in. */
  readonly typing: Readable<string | null>;
  /** Keys of the fields whose problems are shown: those left, and those that held back a download. */
  readonly checked: Readable<ReadonlySet<string>>;
  /** The field that was focused last. */
  readonly current: Readable<Field | null>;
  /** For screen readers, about the field or the section left last. */
  readonly announcement: Readable<string>;
  /** The index of the section where the person is; narrow screens show it alone. */
  readonly section: Readable<number>;
  /** The key of the field where the person was the last time; null at a document's first time. */
  readonly lastPlace: string | null;
  /** @param value '' empties what the document proposes; undefined lets it propose again */
  readonly answer: (field: Field, value: string | undefined) => void;
  readonly enter: (field: Field) => void;
  /** @param note announced with what is wrong or doubtful */
  readonly leave: (field: Field, note?: string) => void;
  /** Reads the answers that wait for their field to be left, here or before the page was closed: '18' as '18:00'. */
  readonly readUnleft: () => void;
  readonly showSection: (index: number) => void;
  /** @param typing the key of a field: what is said once it is left is left out */
  readonly findWarnings: (drafts: KnownDrafts, typing: string | null) => FormWarnings;
  /** Shows the problem of every field that has one. @returns whether nothing is wrong, doubtful, copied or blank */
  readonly checkAll: () => boolean;
  /** What tells the draft's files from those of others: part of a file's name. */
  readonly fileAbout: () => string;
};

/** @param today 'YYYY-MM-DD' where the person is */
export function createCompletion(
  template: Template,
  drafts: DraftsPort,
  draftId: string,
  today: string,
): Completion {
  const draft: DraftRef = { id: draftId, productId: template.productId };
  const values: ValuesStore = {
    get: () => valuesOf(drafts.get(), draftId),
    subscribe: drafts.subscribe,
  };
  const typing = createStore<string | null>(null);
  const { where } = drafts.words ?? otherDraftCopy;
  function otherDocuments(all: KnownDrafts): readonly OtherDocument[] {
    const ofTemplate = all.list.filter(({ productId }) => productId === draft.productId);
    const titleOf = (id: string) => titlesOf(ofTemplate, () => template.subject).get(id) ?? '';
    return ofTemplate
      .filter(({ id }) => id !== draftId)
      .map((other) => ({
        values: neededAnswers(template, comparedWith(draftById(all, draftId), other)),
        where: () => where(titleOf(other.id)),
      }));
  }
  function findWarnings(of: KnownDrafts, typed: string | null): FormWarnings {
    const all = template
      .warnings(neededAnswers(template, valuesOf(of, draftId)), today, otherDocuments(of))
      .filter(({ onLeave, keys }) => !onLeave || typed === null || !keys.includes(typed));
    return { all, byField: warningsByField(template, all) };
  }
  const checked = createStore<ReadonlySet<string>>(new Set());
  const current = createStore<Field | null>(null);
  const announcement = createStore('');
  const stored = draftById(drafts.get(), draftId)?.place;
  const lastPlace = fieldsOf(template).find(({ key }) => key === stored)?.key ?? null;
  const section = createStore(lastPlace === null ? 0 : sectionOf(template, lastPlace));

  const blanksIn = (of: Values) => blanksLeft(progressOf(template, of, noWarnings));
  function sayWhatIsLeft(): void {
    const left = sectionsCopy.left(blanksIn(values.get()));
    announcement.set([announcement.get(), left].filter(Boolean).join(' '));
  }

  function check(keys: readonly string[]): void {
    if (keys.some((key) => !checked.get().has(key))) checked.set(new Set([...checked.get(), ...keys]));
  }

  /** What is right may be wrong on its way to another answer: it is checked again when the field is left. */
  function uncheckIfRight(field: Field): void {
    if (!checked.get().has(field.key) || problemOf(field, values.get()[field.key]) !== null) return;
    checked.set(new Set([...checked.get()].filter((key) => key !== field.key)));
  }

  function readUnleft(): void {
    const read = fieldsOf(template).flatMap((field) => {
      const value = values.get()[field.key] ?? '';
      const whole = value === '' ? '' : parseOnBlur(field, value, today);
      return whole !== value && problemOf(field, whole) === null ? [[field.key, whole] as const] : [];
    });
    // A draft that was erased has nothing to read, and stays so.
    if (read.length > 0) drafts.accept(draft, Object.fromEntries(read));
  }

  return {
    template,
    drafts,
    draft,
    today,
    values,
    typing,
    checked,
    current,
    announcement,
    section,
    lastPlace,
    answer: (field, value) => {
      typing.set(field.key);
      // Where nothing is proposed, an emptied field is one that was never answered.
      const isAnswer = value !== '' || proposalOf(field, values.get()) !== '';
      drafts.answer(draft, field.key, isAnswer ? value : undefined);
      uncheckIfRight(field);
    },
    enter: (field) => {
      current.set(field);
      uncheckIfRight(field);
      drafts.visit(draft, field.key);
      const index = sectionOf(template, field.key);
      if (index === section.get()) return;
      section.set(index);
      sayWhatIsLeft();
    },
    leave: (field, note = '') => {
      typing.set(null);
      drafts.flush();
      check([field.key]);
      // There is something to lose now, and nobody is in the middle of a word: Firefox asks the person.
      if (!isBlank(values.get())) void askToPersist();
      const problem = problemOf(field, values.get()[field.key]);
      const own = findWarnings(drafts.get(), null).byField.get(field.key) ?? [];
      announcement.set(
        problem === null
          ? [note, ...own.map(({ message }) => message)].filter(Boolean).join(' ')
          : `${labelOf(field, values.get())}: ${problem}`,
      );
    },
    readUnleft,
    showSection: (index) => {
      const [first] = template.groups[index]?.fields ?? [];
      if (!first || index === section.get()) return;
      section.set(index);
      drafts.visit(draft, first.key);
      announcement.set('');
      sayWhatIsLeft();
    },
    findWarnings,
    checkAll: () => {
      typing.set(null);
      readUnleft();
      const problems = problemsOf(template, values.get());
      check(problems.map(({ field }) => field.key));
      const { all } = findWarnings(drafts.get(), null);
      const copied = copiedFields(template, draftById(drafts.get(), draftId));
      return problems.length + all.length + copied.length + blanksIn(values.get()) === 0;
    },
    fileAbout: () => fileAboutDraft(draftById(drafts.get(), draftId), template.subject),
  };
}
