import { useState } from 'react';
import { nextYearCopy } from '../../content/documents/next-year-copy.ts';
import type { EarlierTable } from '../../features/documents/batch/earlier-table.ts';
import { type Draft, draftsOf, noDrafts } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { draftTitles } from '../../features/documents/form/drafts/draft-title.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { termOf } from '../../features/documents/model/earlier-terms.ts';
import { type Term, termInWords } from '../../features/documents/model/next-year.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceControl } from '../../ui/form/control.tsx';

const copy = nextYearCopy.step;

type Props = {
  readonly template: Template;
  readonly table: EarlierTable | null;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
  readonly onAdd: (drafts: readonly Draft[]) => void;
};

type DraftWithTerm = { readonly draft: Draft; readonly term: Term };

/** Offers the drafts that have a term and aren't in the table. Those whose term has begun are ticked. */
export function EarlierDrafts({ template, table, today, onAdd }: Props) {
  const drafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const [tickedById, setTickedById] = useState<Readonly<Record<string, boolean>>>({});
  const productDrafts = draftsOf(drafts, template.productId);
  const titles = draftTitles(productDrafts, () => template.subject);
  const tableDrafts = new Set(table?.documents.map(({ draft }) => draft));
  const listedDrafts = productDrafts.flatMap((draft): readonly DraftWithTerm[] => {
    const term = termOf(template, draft.values);
    return term && !tableDrafts.has(draft.id) ? [{ draft, term }] : [];
  });
  if (listedDrafts.length === 0) return null;
  const isTicked = ({ draft, term }: DraftWithTerm) => tickedById[draft.id] ?? term.start <= today;
  const tickedDrafts = listedDrafts.filter(isTicked);
  return (
    <fieldset className="grid w-full min-w-0 grid-cols-1 justify-items-start gap-1">
      <legend className="mb-1 font-semibold text-ink">{copy.drafts}</legend>
      <div className="grid max-h-64 w-full grid-cols-1 overflow-y-auto">
        {listedDrafts.map((item) => (
          <ChoiceControl
            key={item.draft.id}
            type="checkbox"
            checked={isTicked(item)}
            onChange={({ currentTarget: { checked } }) =>
              setTickedById((previous) => ({ ...previous, [item.draft.id]: checked }))
            }
          >
            <span translate="no">{titles.get(item.draft.id)}</span>{' '}
            <span className="text-small whitespace-nowrap text-ink-500 tabular-nums">
              {termInWords(item.term)}
            </span>
          </ChoiceControl>
        ))}
      </div>
      <Button
        variant="line"
        small
        className="mt-2"
        disabled={tickedDrafts.length === 0}
        onClick={() => onAdd(tickedDrafts.map(({ draft }) => draft))}
      >
        {copy.addDrafts(tickedDrafts.length)}
      </Button>
    </fieldset>
  );
}
