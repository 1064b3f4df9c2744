import { useDeferredValue, useState } from 'react';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { draftsOf, noDrafts } from './draft.ts';
import { type DraftBarProps, DraftPanel } from './draft-panel.tsx';
import { createDraftStore } from './draft-store.ts';
import { titlesOf } from './draft-title.ts';
import { NextDraftButton, PreviousDraft } from './next-draft-button.tsx';
import { UndoNotice } from './undo.tsx';

/** Which draft is open, the way to the others, and all that is done with drafts rather than in them. */
export function DraftBar(props: DraftBarProps) {
  const { template, draftId, onOpen } = props;
  const [said, setSaid] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const all = useDeferredValue(useStore(useStoreOf(createDraftStore), noDrafts));
  const own = draftsOf(all, template.productId);
  const lost = all.lost.filter(({ id }) => id === draftId);
  const title = titlesOf([...own, ...lost], () => template.subject).get(draftId) ?? draftsCopy.fresh;
  return (
    <section className="grid grid-cols-1 gap-3 pb-6 wrap-anywhere print:hidden" aria-labelledby="borrador">
      {/* On one line whatever it is called: the form below must not move while that is typed. */}
      <div className="flex items-center justify-between gap-4 max-md:flex-wrap">
        <h2 id="borrador" className="min-w-0 truncate text-[1.25rem] max-md:basis-full">
          <span className="block font-sans text-caption text-ink-500">{draftsCopy.title}</span>{' '}
          <span translate="no">{title}</span>
        </h2>
        <NextDraftButton {...{ template, draftId, onOpen }} />
      </div>
      <PreviousDraft key={draftId} {...{ template, draftId }} />
      <p className="sr-only" role="status">
        {said}
      </p>
      {all.endsWithTab && <Alert className="">{draftsCopy.full}</Alert>}
      <UndoNotice />
      <details
        className="border-y border-rule"
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary className="min-h-tap cursor-pointer content-center font-semibold text-ink marker:text-accent">
          {draftsCopy.more(own.length)}
        </summary>
        {isUnfolded && <DraftPanel {...props} title={title} onSay={setSaid} />}
      </details>
    </section>
  );
}
