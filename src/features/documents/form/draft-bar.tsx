import { memo, useDeferredValue, useState } from 'react';
import { draftQuery, draftsCopy } from '../../../content/drafts.ts';
import { persistence } from '../../../platform/persistence.ts';
import { randomId } from '../../../platform/random-id.ts';
import { useStore } from '../../../platform/store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { SchoolStore } from '../../school/school-store.ts';
import type { Template } from '../model/document.ts';
import type { Sharing } from '../model/shared-fields.ts';
import { type Draft, type Drafts, draftById, draftsOf, noDrafts } from './draft.ts';
import { DraftList } from './draft-list.tsx';
import { DraftName } from './draft-name.tsx';
import type { DraftStore } from './draft-store.ts';
import { titlesOf } from './draft-title.ts';
import { DraftTransfer } from './draft-transfer.tsx';
import { EraseAllButton, EraseDraftButton } from './erase-button.tsx';
import { SchoolSection } from './school-section.tsx';
import { schoolIn } from './shared-answers.ts';
import { offerUndo } from './undo.ts';
import { UndoNotice } from './undo-notice.tsx';

type Props = {
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly drafts: DraftStore;
  readonly school: SchoolStore;
  readonly draftId: string;
  /** Opens a draft of this document. */
  readonly onOpen: (id: string, options?: { readonly replace: boolean }) => void;
  readonly onSave: (make: () => File) => void;
};

type OptionsProps = Pick<Props, 'drafts' | 'onOpen'> & {
  readonly draft: Draft;
  readonly title: string;
  readonly onSay: (sentence: string) => void;
};

/** What can be done with the open draft. */
function DraftOptions({ drafts, draft, title, onOpen, onSay }: OptionsProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <DraftName
        draft={draft}
        onRename={(name) => {
          drafts.rename(draft.id, name);
          onSay(name.trim() === '' ? draftsCopy.rename.cleared : draftsCopy.rename.done(name.trim()));
        }}
      />
      <TextButton
        before="document"
        onClick={() => {
          onOpen(drafts.duplicate(draft.id));
          onSay(draftsCopy.duplicated(title));
        }}
      >
        {draftsCopy.duplicate}
      </TextButton>
      <EraseDraftButton
        title={title}
        onErase={() => {
          const undo = drafts.erase([draft.id]);
          offerUndo(draftsCopy.erase.done(title), () => {
            undo();
            onOpen(draft.id, { replace: true });
          });
        }}
      />
    </div>
  );
}

const Bar = memo(function Bar(props: Props & { readonly all: Drafts }) {
  const { all, template, sharing, drafts, school, draftId, onOpen, onSave } = props;
  const [said, setSaid] = useState('');
  const place = useStore(drafts.place, 'device');
  const isForgetful = useStore(persistence, 'unknown') === 'refused';
  const draft = draftById(all, draftId);
  const own = draftsOf(all, template.productId);
  const titles = titlesOf(own, () => template.subject);
  const title = titles.get(draftId) ?? draftsCopy.fresh;
  return (
    <section className="grid grid-cols-1 gap-3 pb-6 wrap-anywhere print:hidden" aria-labelledby="borrador">
      {/* On one line whatever it is called: the form below must not move while that is typed. */}
      <div className="flex items-center justify-between gap-4">
        <h2 id="borrador" className="min-w-0 truncate text-[1.25rem]">
          <span className="block font-sans text-caption text-ink-500">{draftsCopy.title}</span> {title}
        </h2>
        <Button
          variant="line"
          small
          className="flex-none"
          onClick={() => {
            onOpen(randomId());
            setSaid(draftsCopy.opened(draftsCopy.fresh));
          }}
        >
          <Icon name="plus" />
          {template.subject.another}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {place === 'tab' && <Alert className="">{draftsCopy.full}</Alert>}
      <UndoNotice />
      <details className="border-y border-rule">
        <summary className="min-h-tap cursor-pointer content-center font-semibold text-ink marker:text-copper">
          {draftsCopy.more(own.length)}
        </summary>
        <div className="grid grid-cols-1 gap-6 pt-3 pb-6">
          {own.some(({ id }) => id !== draftId) && (
            <DraftList
              drafts={own}
              titles={titles}
              openId={draftId}
              hrefOf={({ id }) => draftQuery(id)}
              label={draftsCopy.list}
            />
          )}
          {draft && (
            <DraftOptions drafts={drafts} draft={draft} title={title} onOpen={onOpen} onSay={setSaid} />
          )}
          <SchoolSection school={school} facts={draft ? schoolIn(draft.values, template.shared) : {}} />
          <DraftTransfer drafts={drafts} school={school} sharing={sharing} onSave={onSave} />
          {isForgetful && (
            <Note icon="info" className="max-w-176">
              {draftsCopy.mayForget}
            </Note>
          )}
          {all.list.length > 0 && <EraseAllButton drafts={drafts} school={school} />}
        </div>
      </details>
    </section>
  );
});

/** Which draft is open, the way to the others, and all that is done with drafts rather than in them. */
export function DraftBar(props: Props) {
  // It names the draft by what is typed: after the document has shown the key.
  return <Bar {...props} all={useDeferredValue(useStore(props.drafts, noDrafts))} />;
}
