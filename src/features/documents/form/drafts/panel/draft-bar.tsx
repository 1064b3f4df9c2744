import { useDeferredValue, useState } from 'react';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { focusCopy } from '../../../../../content/focus-copy.ts';
import { useStore, useStoreOf } from '../../../../../platform/store.ts';
import { Alert } from '../../../../../ui/notices/alert.tsx';
import { TextButton } from '../../../../../ui/text-link.tsx';
import { useWorkSaved } from '../../../../../ui/work-bar.ts';
import { draftsOf, noDrafts } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { titlesOf } from '../draft-title.ts';
import { OpenedInForm } from '../files/open-word.tsx';
import { type DraftBarProps, DraftPanel } from './draft-panel.tsx';
import { NextDraftButton, PreviousDraft } from './next-draft-button.tsx';
import { UndoNotice } from './undo.tsx';

const panelId = 'opciones-del-borrador';

/**
 * Which draft is open, the way to the others, and all that is done with drafts rather than in them. Until there is one
 * only its room is kept, since the first letter typed must not push the form down, beside the ways to bring one.
 */
export function DraftBar(props: DraftBarProps) {
  const { template, draftId, onOpen } = props;
  const [said, setSaid] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const all = useDeferredValue(useStore(useStoreOf(createDraftStore), noDrafts));
  const own = draftsOf(all, template.productId);
  useWorkSaved(all.endsWithTab ? focusCopy.onlyTab : null);
  const lost = all.lost.filter(({ id }) => id === draftId);
  const title = titlesOf([...own, ...lost], () => template.subject).get(draftId) ?? draftsCopy.fresh;
  const isAlone = own.every(({ id }) => id === draftId);
  const isBegun = own.length + lost.length > 0 || isUnfolded;
  return (
    <section
      className="grid grid-cols-1 gap-3 wrap-anywhere lg:contents print:hidden"
      aria-labelledby="borrador"
    >
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${isBegun ? '' : '*:not-last:invisible'}`}>
        {/* On one line whatever it is called: the form below must not move while that is typed. */}
        <h2
          id="borrador"
          className={`min-w-0 flex-[1_1_8rem] truncate text-body max-lg:basis-full ${isAlone ? 'max-lg:sr-only' : ''}`}
        >
          <span className="font-sans text-caption text-ink-500 lg:block">{draftsCopy.title}</span>{' '}
          <span translate="no">{title}</span>
        </h2>
        <NextDraftButton {...{ template, draftId, onOpen }} />
        <TextButton
          className="max-w-36 min-w-0"
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? panelId : undefined}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {draftsCopy.more(own.length)}
        </TextButton>
      </div>
      <PreviousDraft key={draftId} {...{ template, draftId }} />
      <p className="sr-only" role="status">
        {said}
      </p>
      {all.endsWithTab && <Alert className="lg:col-span-full">{draftsCopy.full}</Alert>}
      <UndoNotice />
      <OpenedInForm draft={{ id: draftId, productId: template.productId }} />
      {isUnfolded && (
        <div id={panelId} className="border-y border-rule py-6 lg:col-span-full">
          <DraftPanel {...props} title={title} onSay={setSaid} onLeave={() => setUnfolded(false)} />
        </div>
      )}
    </section>
  );
}
