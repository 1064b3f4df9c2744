import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formCopy } from '../../../../content/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Field, FieldGroup } from '../../model/field.ts';
import { given, isAnswered } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { useCompletion } from '../use-completion.ts';
import { focusField } from './field-ids.ts';
import { TemplateField } from './template-field.tsx';

type PersonProps = {
  /** From 1. */
  readonly number: number;
  readonly fields: readonly Field[];
  readonly startsOpen: boolean;
};

/** A person's questions behind their name, so that the rows that stay blank take a line each. */
const Person = memo(function Person({ number, fields, startsOpen }: PersonProps) {
  const { values } = useCompletion();
  const [isFirstOpen] = useState(startsOpen);
  const keys = fields.map(({ key }) => key);
  const name = useSelected(values, keys, (of) => given(of, keys[0] ?? ''));
  const state = useSelected(
    values,
    keys,
    (of) => formCopy.person[isAnswered({ keys }, of) ? 'unnamed' : 'blank'],
  );
  return (
    <details className="rounded-control border-[1.5px] border-edge bg-sheet" open={isFirstOpen || undefined}>
      <summary className="flex min-h-tap cursor-pointer items-center gap-3 px-4 py-2 marker:content-none">
        <span className="font-semibold text-ink">{formCopy.person.title(number)}</span>
        <span
          translate={name ? 'no' : undefined}
          className="min-w-0 flex-1 text-small wrap-anywhere text-ink-500"
        >
          {name || state}
        </span>
        <span aria-hidden="true" className="text-ink-500">
          ▾
        </span>
      </summary>
      <div className="grid gap-5.5 border-t border-rule p-4">
        {fields.map((field) => (
          <TemplateField key={field.key} field={field} />
        ))}
      </div>
    </details>
  );
});

/** The people of a table: as many as the document prints, and more on request. */
export function PeopleTable({ group: { fields, rows = [], leastRows = 1 } }: { readonly group: FieldGroup }) {
  const { values } = useCompletion();
  // To the last answered one.
  const used = useSelected(
    values,
    rows.flat(),
    (of) => rows.findLastIndex((keys) => isAnswered({ keys }, of)) + 1,
  );
  const [asked, setAsked] = useState(leastRows);
  const added = useRef(0);
  const shown = Math.min(rows.length, Math.max(leastRows, asked, used));
  function add() {
    added.current = shown + 1;
    flushSync(() => setAsked(shown + 1));
    focusField(rows[shown]?.[0] ?? '');
  }
  return (
    <>
      <p className="text-caption/[1.4] text-ink-500">{formCopy.person.hint(leastRows, rows.length)}</p>
      <div className="grid gap-3">
        {rows.slice(0, shown).map((keys, index) => (
          <Person
            key={keys[0]}
            number={index + 1}
            fields={fields.filter(({ key }) => keys.includes(key))}
            startsOpen={index === 0 || index + 1 === added.current}
          />
        ))}
      </div>
      {shown < rows.length ? (
        <Button className="justify-self-start" variant="line" small onClick={add}>
          {formCopy.person.add}
        </Button>
      ) : (
        <p className="text-caption/[1.4] text-ink-500">{formCopy.person.most(rows.length)}</p>
      )}
    </>
  );
}
