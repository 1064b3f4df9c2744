import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

type Answers<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Returns the schema of an answer.
 * @param problemOf returns in Spanish what is wrong with the answer; null for nothing
 */
export function answer(problemOf: (text: string) => string | null) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => problemOf(text) === null,
      ({ input }) => problemOf(input) ?? '',
    ),
  );
}

/**
 * Checks a small form when it is submitted. A single wrong answer gets the focus; several are listed in a summary,
 * which gets the focus.
 * @param schema an entry for each field, in the order of the form; its messages are shown
 */
export function useFormCheck<Key extends string>(schema: v.GenericSchema<Answers<Key>>) {
  const id = useId();
  /** Attached to the fields if a closed `details` may contain them. */
  const place = useRef<HTMLElement>(null);
  const ref = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /**
   * Field whose problem is announced when it appears. The others are read when they get the focus, or in the summary.
   */
  const [announced, setAnnounced] = useState<string | null>(null);
  const idOf = (key: string) => `${id}-${key}`;

  /** @returns true if all answers are valid */
  function check(answers: Answers<Key>): boolean {
    const { issues = [] } = v.safeParse(schema, answers, { abortPipeEarly: true });
    const found = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
    const [first] = found.keys();
    const focused = document.activeElement?.getAttribute('name') ?? null;
    flushSync(() => {
      setProblems(found);
      // Screen readers don't read a field again if it already has the focus.
      setAnnounced(found.size === 1 && focused === first ? focused : null);
    });
    if (first === undefined) return true;
    const folded = place.current?.closest('details');
    if (folded) folded.open = true;
    (ref.current ?? document.getElementById(idOf(first)))?.focus();
    return false;
  }

  return {
    place,
    idOf,
    check,
    /** True after a check that found a problem. Problems then also show while the person types. */
    isChecked: problems.size > 0,
    /** Returns the problem that the last check found in the answer. */
    problemOf: (key: Key): string | undefined => problems.get(key),
    isQuiet: (key: Key) => key !== announced,
    /** Handles the form's `onChange`. The changed field announces its own problem from then on. */
    onChange: ({ target }: FormEvent) =>
      setAnnounced(target instanceof HTMLInputElement ? target.name : null),
    reset: () => setProblems(new Map()),
    /** Props of the `ErrorSummary`; null if there is none. */
    summary:
      problems.size > 1
        ? {
            ref,
            id: idOf('problems'),
            problems: [...problems].map(([key, problem]) => ({ id: idOf(key), problem })),
          }
        : null,
  };
}
