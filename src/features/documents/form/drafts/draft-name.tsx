import { useId } from 'react';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form-field.tsx';
import { type Draft, longestName } from './draft.ts';

type Props = {
  readonly draft: Draft;
  readonly onRename: (name: string) => void;
};

/** Gives the draft a name of the person's own, or takes it away. */
export function DraftName({ draft, onRename }: Props) {
  const id = useId();
  return (
    <form
      className="grid max-w-128 grid-cols-1 justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        if (typeof name === 'string') onRename(name);
      }}
    >
      <Field
        key={`${draft.id} ${draft.name}`}
        id={id}
        className="w-full"
        name="name"
        type="text"
        autoComplete="off"
        label={draftsCopy.rename.label}
        maxLength={longestName}
        defaultValue={draft.name}
        aria-describedby={`${id}-hint`}
      />
      <span id={`${id}-hint`} className="text-caption text-ink-500">
        {draftsCopy.rename.hint}
      </span>
      <Button variant="line" small type="submit">
        {draftsCopy.rename.action}
      </Button>
    </form>
  );
}
