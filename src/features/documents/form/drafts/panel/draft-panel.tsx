import { type ComponentType, useId } from 'react';
import { downloadCopy } from '../../../../../content/documents/download-copy.ts';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { draftQuery, paths } from '../../../../../content/paths.ts';
import { useStore, useStoreInstance } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { EraseButton } from '../../../../../ui/dialog/confirm-button.tsx';
import { ConfirmDialog } from '../../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../../ui/form/form-field.tsx';
import { TextButton, TextLink } from '../../../../../ui/text-link.tsx';
import { productById } from '../../../../catalogue/products.ts';
import type { Template } from '../../../model/document.ts';
import type { Sharing } from '../../../model/shared-fields.ts';
import { type Draft, draftById, draftsOf, hasContent, maxNameLength, noDrafts } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { draftTitles } from '../draft-title.ts';
import { DraftTransfer } from '../files/draft-transfer.tsx';
import { OpenWordButton, type ReadWord } from '../files/open-word.tsx';
import { copyDraft } from '../next-draft.ts';
import { schoolFacts } from '../shared-answers.ts';
import { DraftList } from './draft-list.tsx';
import { NextDraftButton } from './next-draft-button.tsx';
import { SchoolSection } from './school-section.tsx';
import { offerUndo } from './undo.tsx';

type NameProps = {
  readonly draft: Draft;
  readonly onRename: (name: string) => void;
};

function DraftName({ draft, onRename }: NameProps) {
  const id = useId();
  return (
    <form
      className="grid w-full max-w-128 grid-cols-1 justify-items-start gap-2"
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
        label={draftsCopy.rename.label}
        maxLength={maxNameLength}
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

export type DraftBarProps = {
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly draftId: string;
  /** Plural of the subjects: «varias personas». */
  readonly pluralSubject: string;
  /** Names next year's documents in a phrase that follows «Preparar»; null if the document has no next year. */
  readonly nextYearNoun: string | null;
  readonly onOpen: (id: string, options?: { readonly replace: boolean }) => void;
  readonly onSave: (make: () => File | Promise<File>) => void;
  readonly onReadWord: ReadWord;
  /** Button that erases everything typed on this device, also on other pages. Renders nothing if nothing was typed. */
  readonly EraseAll: ComponentType<{ readonly onUndone: () => void }>;
  /** Button that saves drafts of this document as a spreadsheet. */
  readonly SummaryButton: ComponentType<{
    readonly drafts: readonly Draft[];
    readonly loadTemplate: () => Promise<Template>;
    readonly onSave: DraftBarProps['onSave'];
  }>;
};

type TitleProps = {
  readonly title: string;
  /** Announces a sentence to screen readers. */
  readonly onAnnounce: (sentence: string) => void;
};

type OptionsProps = Pick<DraftBarProps, 'template' | 'onOpen'> & TitleProps & { readonly draft: Draft };

// The dialog is in the page's chunk instead of one of its own, so that the form can ask for confirmation without a
// network.
const loadConfirmDialog = async () => ConfirmDialog;

function DraftOptions({ template, draft, title, onOpen, onAnnounce }: OptionsProps) {
  const draftStore = useStoreInstance(createDraftStore);
  return (
    <div className="grid justify-items-start gap-2">
      <DraftName
        draft={draft}
        onRename={(name) => {
          draftStore.rename(draft, name);
          onAnnounce(name.trim() === '' ? draftsCopy.rename.cleared : draftsCopy.rename.done(name.trim()));
        }}
      />
      <TextButton
        icon="document"
        onClick={() => {
          onOpen(draftStore.create(copyDraft(template, draft)));
          onAnnounce(draftsCopy.duplicated(title));
        }}
      >
        {draftsCopy.duplicate}
      </TextButton>
      <TextButton
        icon="plus"
        onClick={() => {
          onOpen(draftStore.create({ productId: draft.productId, values: {}, origin: draft.id }));
          onAnnounce(draftsCopy.opened(draftsCopy.emptyTitle));
        }}
      >
        {draftsCopy.blank}
      </TextButton>
      <EraseButton
        name="erase-draft"
        load={loadConfirmDialog}
        copy={{ ...draftsCopy.erase, title: draftsCopy.erase.title(title) }}
        onConfirm={() => {
          const undo = draftStore.erase([draft.id]);
          offerUndo(draftsCopy.erase.done(title), () => {
            undo();
            onOpen(draft.id, { replace: true });
            onAnnounce(draftsCopy.undone);
          });
        }}
      >
        <p>
          <strong>{draftsCopy.erase.undoable}</strong>
        </p>
      </EraseButton>
    </div>
  );
}

type PanelProps = DraftBarProps &
  TitleProps & {
    /** Called when another draft begins or was read from a Word file, so that the form can come into view. */
    readonly onDraftCreated: () => void;
  };

export function DraftPanel(props: PanelProps) {
  const {
    template,
    sharing,
    draftId,
    pluralSubject,
    nextYearNoun,
    title,
    onOpen,
    onSave,
    onAnnounce: announce,
    EraseAll,
    SummaryButton,
  } = props;
  const { onReadWord, onDraftCreated } = props;
  const allDrafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const draft = draftById(allDrafts, draftId);
  const documentDrafts = draftsOf(allDrafts, template.productId);
  const draftsWithContent = documentDrafts.filter(hasContent);
  const product = productById(template.productId);
  return (
    <div className="grid grid-cols-1 gap-6">
      <NextDraftButton {...{ template, draftId, onOpen }} onBegin={onDraftCreated} />
      {draftsWithContent.length > 0 && (
        <SummaryButton drafts={draftsWithContent} loadTemplate={async () => template} onSave={onSave} />
      )}
      {documentDrafts.some(({ id }) => id !== draftId) && (
        <DraftList
          drafts={documentDrafts}
          titles={draftTitles(documentDrafts, () => template.subject)}
          openId={draftId}
          hrefOf={({ id }) => draftQuery(id)}
          label={draftsCopy.list(documentDrafts.length)}
        />
      )}
      {draft && <DraftOptions {...{ template, draft, title, onOpen, onAnnounce: announce }} />}
      {product && (
        <div className="grid justify-items-start">
          <TextLink to={paths.batch(product.slug)}>{downloadCopy.batchTitle(pluralSubject)}</TextLink>
          {nextYearNoun && (
            <TextLink to={paths.nextYear(product.slug)}>{downloadCopy.nextYear(nextYearNoun)}</TextLink>
          )}
        </div>
      )}
      <OpenWordButton
        read={onReadWord}
        productId={template.productId}
        onOpened={([first]) => {
          onDraftCreated();
          if (first) onOpen(first.id);
        }}
      />
      <SchoolSection facts={draft ? schoolFacts(draft.values, template.sharedFields) : {}} />
      <DraftTransfer sharing={sharing} onSave={onSave} />
      <div className="justify-self-start empty:hidden">
        <EraseAll onUndone={() => onOpen(draftId, { replace: true })} />
      </div>
    </div>
  );
}
