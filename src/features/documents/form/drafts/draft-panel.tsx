import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { draftQuery } from '../../../../content/paths.ts';
import { persistence } from '../../../../platform/storage.ts';
import { useStore } from '../../../../platform/store.ts';
import { Note } from '../../../../ui/note.tsx';
import { TextButton } from '../../../../ui/text-link.tsx';
import type { SchoolStore } from '../../../school/school-store.ts';
import type { Template } from '../../model/document.ts';
import type { Sharing } from '../../model/shared-fields.ts';
import { SchoolSection } from '../inputs/school-section.tsx';
import { type Draft, draftById, draftsOf, noDrafts } from './draft.ts';
import { DraftList } from './draft-list.tsx';
import { DraftName } from './draft-name.tsx';
import type { DraftStore } from './draft-store.ts';
import { titlesOf } from './draft-title.ts';
import { DraftTransfer } from './draft-transfer.tsx';
import { EraseAllButton, EraseDraftButton } from './erase-button.tsx';
import { schoolIn } from './shared-answers.ts';
import { offerUndo } from './undo.ts';
import { useHasTyped } from './use-has-typed.ts';

export type DraftBarProps = {
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly drafts: DraftStore;
  readonly school: SchoolStore;
  readonly draftId: string;
  /** Opens a draft of this document. */
  readonly onOpen: (id: string, options?: { readonly replace: boolean }) => void;
  readonly onSave: (make: () => File) => void;
};

type OptionsProps = Pick<DraftBarProps, 'drafts' | 'onOpen'> & {
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
          drafts.rename(draft, name);
          onSay(name.trim() === '' ? draftsCopy.rename.cleared : draftsCopy.rename.done(name.trim()));
        }}
      />
      <TextButton
        before="document"
        onClick={() => {
          onOpen(drafts.duplicate(draft));
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
            onSay(draftsCopy.undone);
          });
        }}
      />
    </div>
  );
}

type PanelProps = DraftBarProps & Pick<OptionsProps, 'title' | 'onSay'>;

/** What is done with drafts rather than in them. */
export function DraftPanel(props: PanelProps) {
  const { template, sharing, drafts, school, draftId, title, onOpen, onSave, onSay } = props;
  const all = useStore(drafts, noDrafts);
  const isForgetful = useStore(persistence, 'unknown') === 'refused';
  const hasTyped = useHasTyped();
  const draft = draftById(all, draftId);
  const own = draftsOf(all, template.productId);
  return (
    <div className="grid grid-cols-1 gap-6 pt-3 pb-6">
      {own.some(({ id }) => id !== draftId) && (
        <DraftList
          drafts={own}
          titles={titlesOf(own, () => template.subject)}
          openId={draftId}
          hrefOf={({ id }) => draftQuery(id)}
          onOpen={onOpen}
          label={draftsCopy.list(own.length)}
        />
      )}
      {draft && <DraftOptions drafts={drafts} draft={draft} title={title} onOpen={onOpen} onSay={onSay} />}
      <SchoolSection school={school} facts={draft ? schoolIn(draft.values, template.shared) : {}} />
      <DraftTransfer drafts={drafts} school={school} sharing={sharing} onSave={onSave} />
      {isForgetful && (
        <Note icon="info" className="max-w-176">
          {draftsCopy.mayForget}
        </Note>
      )}
      {hasTyped && <EraseAllButton onUndone={() => onOpen(draftId, { replace: true })} />}
    </div>
  );
}
