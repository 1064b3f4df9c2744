import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { longDateInChile } from '../../../../../platform/format.ts';
import { TextLink } from '../../../../../ui/text-link.tsx';
import type { Draft } from '../draft.ts';

type Props = {
  readonly drafts: readonly Draft[];
  readonly titles: ReadonlyMap<string, string>;
  readonly openId?: string;
  /** null if no page can open the drafts. */
  readonly hrefOf: ((draft: Draft) => string) | null;
  readonly label: string;
};

export function DraftList({ drafts, titles, openId, hrefOf, label }: Props) {
  return (
    <ul className="grid gap-1 wrap-anywhere" aria-label={label}>
      {drafts.map((draft) => (
        <li key={draft.id} className="flex flex-wrap items-center gap-x-4">
          {hrefOf ? (
            <TextLink
              translate="no"
              to={hrefOf(draft)}
              aria-current={draft.id === openId ? 'true' : undefined}
            >
              {titles.get(draft.id)}
            </TextLink>
          ) : (
            <strong translate="no">{titles.get(draft.id)}</strong>
          )}
          <span className="text-caption text-ink-500">
            {draft.id === openId ? draftsCopy.openLabel : draftsCopy.edited(longDateInChile(draft.editedAt))}
          </span>
        </li>
      ))}
    </ul>
  );
}
