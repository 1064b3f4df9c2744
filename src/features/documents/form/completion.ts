import { sectionsCopy } from '../../../content/complete-page.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import { problemOf } from '../model/check.ts';
import type { Template, Values } from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import type { ValuesStore } from '../model/values-store.ts';
import { type FormWarnings, fieldsOf, keepSame, noWarnings, problemsOf, warningsByField } from './answers.ts';
import { draftOf } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { forgetPlaces, readPlace, writePlace } from './place.ts';
import { blanksLeft, keepProgress, type Progress, progressOf, sectionOf } from './progress.ts';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/**
 * The state of one document while it is completed, outside React. Each field subscribes to its own part, so a key press
 * renders one row and not the form.
 */
export type Completion = {
  readonly template: Template;
  /** 'YYYY-MM-DD' where the person is. */
  readonly today: string;
  readonly values: ValuesStore;
  /** Keys of the fields whose problems are shown: those left, and those that held back a download. */
  readonly checked: Readable<ReadonlySet<string>>;
  /** The field that was focused last. */
  readonly current: Readable<Field | null>;
  /** For screen readers, about the field or the section left last. */
  readonly announcement: Readable<string>;
  /** They may be one rendering behind the values, like the progress. */
  readonly warnings: Readable<FormWarnings>;
  readonly progress: Readable<Progress>;
  /** The index of the section where the person is; narrow screens show it alone. */
  readonly section: Readable<number>;
  /** The key of the field where the person was the last time; null at a document's first time. */
  readonly lastPlace: string | null;
  readonly answer: (field: Field, value: string) => void;
  readonly enter: (field: Field) => void;
  readonly leave: (field: Field) => void;
  readonly showSection: (index: number) => void;
  /** Works out warnings and progress. */
  readonly settle: (values: Values) => void;
  /** Shows the problem of every field that has one. @returns whether nothing is wrong, doubtful or blank */
  readonly checkAll: () => boolean;
  /** Erases the answers of every document, and starts at its first section. */
  readonly erase: () => void;
};

/** @param today 'YYYY-MM-DD' where the person is */
export function createCompletion(template: Template, drafts: DraftStore, today: string): Completion {
  const { productId } = template;
  const values: ValuesStore = {
    get: () => draftOf(drafts.get(), productId),
    subscribe: drafts.subscribe,
  };
  function findWarnings(of: Values): FormWarnings {
    const all = template.warnings(of, today);
    return { all, byField: warningsByField(template, all) };
  }
  const checked = createStore<ReadonlySet<string>>(new Set());
  const current = createStore<Field | null>(null);
  const announcement = createStore('');
  const warnings = createStore(findWarnings(values.get()));
  const progress = createStore(progressOf(template, values.get(), warnings.get()));
  const stored = readPlace(productId);
  const lastPlace = fieldsOf(template).some(({ key }) => key === stored) ? stored : null;
  const section = createStore(lastPlace === null ? 0 : sectionOf(template, lastPlace));

  const blanksIn = (of: Values) => blanksLeft(progressOf(template, of, noWarnings));
  function sayWhatIsLeft(): void {
    const left = sectionsCopy.left(blanksIn(values.get()));
    announcement.set([announcement.get(), left].filter(Boolean).join(' '));
  }

  function check(keys: readonly string[]): void {
    if (keys.some((key) => !checked.get().has(key))) checked.set(new Set([...checked.get(), ...keys]));
  }

  return {
    template,
    today,
    values,
    checked,
    current,
    announcement,
    warnings,
    progress,
    section,
    lastPlace,
    answer: ({ key }, value) => drafts.answer(productId, key, value),
    enter: (field) => {
      current.set(field);
      writePlace(productId, field.key);
      const index = sectionOf(template, field.key);
      if (index === section.get()) return;
      section.set(index);
      sayWhatIsLeft();
    },
    leave: (field) => {
      check([field.key]);
      const problem = problemOf(field, values.get()[field.key]);
      const own = findWarnings(values.get()).byField.get(field.key) ?? [];
      announcement.set(
        problem === null
          ? own.map(({ message }) => message).join(' ')
          : `${labelOf(field, (key) => values.get()[key])}: ${problem}`,
      );
    },
    showSection: (index) => {
      const [first] = template.groups[index]?.fields ?? [];
      if (!first || index === section.get()) return;
      section.set(index);
      writePlace(productId, first.key);
      announcement.set('');
      sayWhatIsLeft();
    },
    settle: (of) => {
      warnings.set(keepSame(warnings.get(), findWarnings(of)));
      progress.set(keepProgress(progress.get(), progressOf(template, of, warnings.get())));
    },
    checkAll: () => {
      const problems = problemsOf(template, values.get());
      check(problems.map(({ field }) => field.key));
      const { all } = findWarnings(values.get());
      return problems.length + all.length + blanksIn(values.get()) === 0;
    },
    erase: () => {
      drafts.erase();
      checked.set(new Set());
      current.set(null);
      announcement.set('');
      section.set(0);
      forgetPlaces();
    },
  };
}
