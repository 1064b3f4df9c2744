import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

type Answers<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Returns the schema of an answer.
 * @param problemOf returns the problem in Spanish, or null if the answer is valid
 */
export function answerSchema(problemOf: (text: string) => string | null) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => problemOf(text) === null,
      ({ input }) => problemOf(input) ?? '',
    ),
  );
}

/**
 * Checks a small form when it is submitted. The field of a single invalid answer gets the focus. Several invalid
 * answers are listed in a summary, which then gets the focus.
 * @param schema has an entry for each field, in the order of the form, and messages that the form shows
 */
export function useFormCheck<Key extends string>(schema: v.GenericSchema<Answers<Key>>) {
  const id = useId();
  /** Ref of the fields' container, which a caller sets if a closed `details` may contain the fields. */
  const containerRef = useRef<HTMLElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /**
   * Field whose problem screen readers announce when it appears. They read the other problems in the summary, or when
   * the field gets the focus.
   */
  const [announcedField, setAnnouncedField] = useState<string | null>(null);
  const idOf = (key: string) => `${id}-${key}`;
  const focusField = (key: string) => document.getElementById(idOf(key))?.focus();

  function openDetails(): void {
    const details = containerRef.current?.closest('details');
    if (details) details.open = true;
  }

  function check(answers: Answers<Key>): boolean {
    const { issues = [] } = v.safeParse(schema, answers, { abortPipeEarly: true });
    const foundProblems = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
    const [firstKey] = foundProblems.keys();
    const focusedName = document.activeElement?.getAttribute('name') ?? null;
    flushSync(() => {
      setProblems(foundProblems);
      // Screen readers don't read a field again if it already has the focus.
      setAnnouncedField(foundProblems.size === 1 && focusedName === firstKey ? focusedName : null);
    });
    if (firstKey === undefined) return true;
    openDetails();
    if (summaryRef.current) summaryRef.current.focus();
    else focusField(firstKey);
    return false;
  }

  return {
    containerRef,
    idOf,
    check,
    /** Focuses the field, and opens the `details` that contains it. */
    openField: (key: Key): void => {
      openDetails();
      focusField(key);
    },
    /** True if the last check found a problem. Fields then show their problem also while the person types. */
    hasProblems: problems.size > 0,
    problemOf: (key: Key): string | undefined => problems.get(key),
    suppressesAlert: (key: Key) => key !== announcedField,
    /** Handles the form's `onChange`. The changed field announces its own problem from then on. */
    onChange: ({ target }: FormEvent) =>
      setAnnouncedField(target instanceof HTMLInputElement ? target.name : null),
    reset: () => setProblems(new Map()),
    /** Props of the `ErrorSummary`; null if there is none. */
    summary:
      problems.size > 1
        ? {
            ref: summaryRef,
            id: idOf('problems'),
            problems: [...problems].map(([key, problem]) => ({ id: idOf(key), problem })),
          }
        : null,
  };
}
