import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

type Answers<Key extends string> = Readonly<Record<Key, string>>;

/** Schema of an answer, by a function that returns in Spanish what is wrong with it; null for nothing. */
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
 * Checks a small form when it is submitted. One wrong answer gets the focus; several are listed in a summary, which gets it.
 * @param schema an entry for each field, in the order of the form; its messages are shown
 */
export function useFormCheck<Key extends string>(schema: v.GenericSchema<Answers<Key>>) {
  const id = useId();
  /** Attached to the fields if a folded `details` may be around them. */
  const place = useRef<HTMLElement>(null);
  const ref = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /** The field whose problem is announced when it appears: the others are read with the focus or with the summary. */
  const [announced, setAnnounced] = useState<string | null>(null);
  const idOf = (key: string) => `${id}-${key}`;

  /** @returns true if all answers are right */
  function check(answers: Answers<Key>): boolean {
    const { issues = [] } = v.safeParse(schema, answers, { abortPipeEarly: true });
    const found = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
    const [first] = found.keys();
    const focused = document.activeElement?.getAttribute('name') ?? null;
    flushSync(() => {
      setProblems(found);
      // A field that has the focus already isn't read again when it gets it.
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
    /** True after a check that found something wrong: problems are shown while typing too. */
    isChecked: problems.size > 0,
    /** Returns what the last check said about the answer. */
    problemOf: (key: Key): string | undefined => problems.get(key),
    isQuiet: (key: Key) => key !== announced,
    /** The form's `onChange`: from then on the changed field speaks for itself. */
    onChange: ({ target }: FormEvent) =>
      setAnnounced(target instanceof HTMLInputElement ? target.name : null),
    reset: () => setProblems(new Map()),
    /** Props of the `ErrorSummary`; null where there is none. */
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
