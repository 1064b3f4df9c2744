import { sectionsCopy } from '../../../content/complete-page.ts';
import { askToPersist } from '../../../platform/persistence.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import { problemOf } from '../model/check.ts';
import type { OtherDraft, Template, Values } from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import { parseOnBlur } from '../model/input.ts';
import { isBlank } from '../model/values.ts';
import { byKeys, type ValuesStore } from '../model/values-store.ts';
import { type FormWarnings, fieldsOf, keepSame, noWarnings, problemsOf, warningsByField } from './answers.ts';
import { draftById, valuesOf } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { fileAboutDraft, titlesOf } from './draft-title.ts';
import { readPlace, writePlace } from './place.ts';
import { blanksLeft, keepProgress, type Progress, progressOf, sectionOf } from './progress.ts';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/**
 * The state of one document while it is completed, outside React. Each field subscribes to its own part, so a key press
 * renders one row and not the form.
 */
export type Completion = {
  readonly template: Template;
  /** The same for the draft's whole life. */
  readonly draftId: string;
  /** 'YYYY-MM-DD' where the person is. */
  readonly today: string;
  /** With those that warnings, progress and totals are worked out from, a frame behind what is typed. */
  readonly values: Required<ValuesStore>;
  /** Keys of the fields whose problems are shown: those left, and those that held back a download. */
  readonly checked: Readable<ReadonlySet<string>>;
  /** The field that was focused last. */
  readonly current: Readable<Field | null>;
  /** For screen readers, about the field or the section left last. */
  readonly announcement: Readable<string>;
  readonly warnings: Readable<FormWarnings>;
  readonly progress: Readable<Progress>;
  /** The index of the section where the person is; narrow screens show it alone. */
  readonly section: Readable<number>;
  /** The key of the field where the person was the last time; null at a document's first time. */
  readonly lastPlace: string | null;
  readonly answer: (field: Field, value: string) => void;
  readonly enter: (field: Field) => void;
  /** @param note announced with what is wrong or doubtful */
  readonly leave: (field: Field, note?: string) => void;
  readonly showSection: (index: number) => void;
  /** Works out what may be a frame behind, with every change until the function that it returns is called. */
  readonly follow: () => () => void;
  /** Shows the problem of every field that has one. @returns whether nothing is wrong, doubtful or blank */
  readonly checkAll: () => boolean;
  /** What tells the draft's files from those of others: part of a file's name. */
  readonly fileAbout: () => string;
};

/** @param today 'YYYY-MM-DD' where the person is */
export function createCompletion(
  template: Template,
  drafts: DraftStore,
  draftId: string,
  today: string,
): Completion {
  const draft = { id: draftId, productId: template.productId };
  const typed = byKeys({ get: () => valuesOf(drafts.get(), draftId), subscribe: drafts.subscribe });
  /** The key of the field that is being typed in. */
  let typing: string | null = null;
  function otherDrafts(): readonly OtherDraft[] {
    const own = drafts.settled.get().list.filter(({ productId }) => productId === draft.productId);
    return own
      .filter(({ id }) => id !== draftId)
      .map(({ id, values: of }) => ({
        values: of,
        title: () => titlesOf(own, () => template.subject).get(id) ?? '',
      }));
  }
  function findWarnings(of: Values): FormWarnings {
    const all = template
      .warnings(of, today, otherDrafts())
      .filter(({ onLeave, keys }) => !onLeave || typing === null || !keys.includes(typing));
    return { all, byField: warningsByField(template, all) };
  }
  const settled = createStore(typed.get());
  const values = { ...typed, settled: byKeys(settled) };
  const checked = createStore<ReadonlySet<string>>(new Set());
  const current = createStore<Field | null>(null);
  const announcement = createStore('');
  const warnings = createStore(findWarnings(values.get()));
  const progress = createStore(progressOf(template, values.get(), warnings.get()));
  const stored = readPlace(draftId);
  const lastPlace = fieldsOf(template).some(({ key }) => key === stored) ? stored : null;
  const section = createStore(lastPlace === null ? 0 : sectionOf(template, lastPlace));

  const blanksIn = (of: Values) => blanksLeft(progressOf(template, of, noWarnings));
  function keepPlace(key: string): void {
    // Once the person has wiped what is stored, nothing is until they agree.
    if (drafts.status.get() === 'stored') writePlace(draftId, key, drafts.get().list);
  }
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

  /** Answers that wait for their field to be left, of a page that was closed before: '18' as '18:00'. */
  function readUnleft(): void {
    for (const field of fieldsOf(template)) {
      const value = values.get()[field.key] ?? '';
      const read = value === '' ? '' : parseOnBlur(field, value, today);
      if (read !== value && problemOf(field, read) === null) drafts.answer(draft, field.key, read);
    }
  }

  function settle(): void {
    const of = valuesOf(drafts.settled.get(), draftId);
    settled.set(of);
    warnings.set(keepSame(warnings.get(), findWarnings(of)));
    progress.set(keepProgress(progress.get(), progressOf(template, of, warnings.get())));
  }

  return {
    template,
    draftId,
    today,
    values,
    checked,
    current,
    announcement,
    warnings,
    progress,
    section,
    lastPlace,
    answer: (field, value) => {
      typing = field.key;
      drafts.answer(draft, field.key, value);
      uncheckIfRight(field);
    },
    enter: (field) => {
      current.set(field);
      uncheckIfRight(field);
      keepPlace(field.key);
      const index = sectionOf(template, field.key);
      if (index === section.get()) return;
      section.set(index);
      sayWhatIsLeft();
    },
    leave: (field, note = '') => {
      const wasTyping = typing !== null;
      typing = null;
      drafts.flush();
      if (wasTyping) settle();
      check([field.key]);
      // There is something to lose now, and nobody is in the middle of a word: Firefox asks the person.
      if (!isBlank(values.get())) void askToPersist();
      const problem = problemOf(field, values.get()[field.key]);
      const own = findWarnings(values.get()).byField.get(field.key) ?? [];
      announcement.set(
        problem === null
          ? [note, ...own.map(({ message }) => message)].filter(Boolean).join(' ')
          : `${labelOf(field, (key) => values.get()[key])}: ${problem}`,
      );
    },
    showSection: (index) => {
      const [first] = template.groups[index]?.fields ?? [];
      if (!first || index === section.get()) return;
      section.set(index);
      keepPlace(first.key);
      announcement.set('');
      sayWhatIsLeft();
    },
    follow: () => {
      settle();
      return drafts.settled.subscribe(settle);
    },
    checkAll: () => {
      typing = null;
      readUnleft();
      drafts.flush();
      settle();
      const problems = problemsOf(template, values.get());
      check(problems.map(({ field }) => field.key));
      const { all } = findWarnings(values.get());
      return problems.length + all.length + blanksIn(values.get()) === 0;
    },
    fileAbout: () => fileAboutDraft(draftById(drafts.get(), draftId), template.subject),
  };
}
