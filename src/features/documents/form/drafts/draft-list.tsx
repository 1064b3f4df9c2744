import type { MouseEvent } from 'react';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { longDateInChile } from '../../../../platform/format.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Draft } from './draft.ts';

type Props = {
  /** In the order to show them. */
  readonly drafts: readonly Draft[];
  readonly titles: ReadonlyMap<string, string>;
  /** The draft that is open on this page, if one is. */
  readonly openId?: string;
  /** null where no page can open them. */
  readonly hrefOf: ((draft: Draft) => string) | null;
  /** Opens one on this page, sooner than its link would. */
  readonly onOpen?: (id: string) => void;
  readonly label: string;
};

/** Not one for a new tab or a window. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Drafts as links to go on with them. */
export function DraftList({ drafts, titles, openId, hrefOf, onOpen, label }: Props) {
  return (
    <ul className="grid gap-1 wrap-anywhere" aria-label={label}>
      {drafts.map((draft) => (
        <li key={draft.id} className="flex flex-wrap items-center gap-x-4">
          {hrefOf ? (
            <TextLink
              translate="no"
              to={hrefOf(draft)}
              aria-current={draft.id === openId ? 'true' : undefined}
              onClick={(event) => {
                if (!onOpen || draft.id === openId || !isPlain(event)) return;
                event.preventDefault();
                onOpen(draft.id);
              }}
            >
              {titles.get(draft.id)}
            </TextLink>
          ) : (
            <strong translate="no">{titles.get(draft.id)}</strong>
          )}
          <span className="text-caption text-ink-500">
            {draft.id === openId ? draftsCopy.open : draftsCopy.edited(longDateInChile(draft.editedAt))}
          </span>
        </li>
      ))}
    </ul>
  );
}
