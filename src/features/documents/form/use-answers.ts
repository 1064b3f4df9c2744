import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from '../../../platform/store.ts';
import { problemOf } from '../model/check.ts';
import type { Template } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { warningsOf } from '../templates/warnings.ts';
import { problemsOf, warningsByField } from './answers.ts';
import { draftOf, noDrafts } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import type { Handlers } from './field-ids.ts';
import { offerFor } from './shared-answers.ts';

/** Fields that may be told that they are wrong: those that were left, and those a download was held for. */
type Checked = ReadonlySet<string>;

/** The answers of one document, and what is to be said of them. @param today 'YYYY-MM-DD' */
export function useAnswers(template: Template, store: DraftStore, today: string) {
  const drafts = useStore(store, noDrafts);
  const { productId } = template;
  const values = draftOf(drafts, productId);
  const [checked, setChecked] = useState<Checked>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const handlers = useMemo<Handlers>(
    () => ({
      answer: (key, value) => store.answer(productId, key, value),
      enter: setCurrent,
      leave: (field: Field) => {
        setChecked((keys) => (keys.has(field.key) ? keys : new Set(keys).add(field.key)));
        const kept = draftOf(store.get(), productId);
        const problem = problemOf(field, kept[field.key]);
        const shown = warningsByField(template, warningsOf(productId, kept, today)).get(field.key) ?? [];
        setSaid(
          problem === null ? shown.map(({ message }) => message).join(' ') : `${field.label}: ${problem}`,
        );
      },
    }),
    [store, template, productId, today],
  );

  const all = problemsOf(template, values);
  const told = all.filter(({ key }) => checked.has(key));
  // After the document has shown the key: what is to be thought over may come a frame later.
  const settled = useDeferredValue(values);
  const warnings = useMemo(() => warningsOf(productId, settled, today), [productId, settled, today]);
  const shownWarnings = useMemo(() => warningsByField(template, warnings), [template, warnings]);
  return {
    values,
    current,
    handlers,
    /** What is announced of the field left last. */
    said,
    /** Those that may be told. */
    told,
    shownProblems: new Map(told.map(({ key, message }) => [key, message])),
    warnings,
    shownWarnings,
    offer: offerFor(drafts, productId),
    /** Tells every problem there is. @returns whether there is none */
    checkAll: (): boolean => {
      setChecked((keys) => new Set([...keys, ...all.map(({ key }) => key)]));
      return all.length === 0;
    },
    startOver: () => {
      setChecked(new Set());
      setCurrent(null);
      setSaid('');
    },
  };
}
