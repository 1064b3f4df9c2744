import { useState } from 'react';
import { draftQuery } from '../../../../../content/paths.ts';
import { randomId } from '../../../../../platform/random-id.ts';
import { useStoreOf } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/images/icon.tsx';
import { toast } from '../../../../../ui/notices/toast.ts';
import { TextLink } from '../../../../../ui/text-link.tsx';
import type { Template } from '../../../model/document.ts';
import { draftById, draftsOf, isWritten } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { titlesOf } from '../draft-title.ts';
import { nextDraft, previousOf } from '../next-draft.ts';
import type { DraftBarProps } from './draft-panel.tsx';

type ButtonProps = Pick<DraftBarProps, 'template' | 'draftId' | 'onOpen'>;

/**
 * Returns a function that begins a draft for the next worker or device with the carried answers of the open draft. If
 * the open draft is empty, it uses the last edited one.
 */
export function useNextDraft({ template, draftId, onOpen }: ButtonProps): () => void {
  const drafts = useStoreOf(createDraftStore);
  return () => {
    const written = draftsOf(drafts.get(), template.productId).filter(isWritten);
    const openDraft = draftById(drafts.get(), draftId);
    const source = openDraft && isWritten(openDraft) ? openDraft : written[0];
    if (!source) {
      onOpen(randomId());
      return;
    }
    onOpen(drafts.begin(nextDraft(template, source)));
    const title = titlesOf(written, () => template.subject).get(source.id) ?? '';
    toast('info', template.subject.previous, title);
  };
}

export function NextDraftButton(props: ButtonProps) {
  const begin = useNextDraft(props);
  return (
    <Button
      variant="line"
      small
      className="min-w-0 max-lg:flex-[1_1_12rem] max-lg:px-3 lg:max-w-56 xl:max-w-64"
      // Ignore the second click of a double click, which would begin another draft.
      onClick={({ detail }) => detail < 2 && begin()}
    >
      <Icon name="plus" className="max-xl:hidden" />
      <span>{props.template.subject.another}</span>
    </Button>
  );
}

/** Says that the previous draft is kept and links to it. It stays while the page is open, so that no field moves. */
export function PreviousDraft({
  template,
  draftId,
}: {
  readonly template: Template;
  readonly draftId: string;
}) {
  const { get } = useStoreOf(createDraftStore);
  const { subject, productId } = template;
  const [previous] = useState(() => previousOf(get(), draftId, subject));
  if (!previous) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small lg:col-start-2">
      <span>{`${subject.previous}:`}</span>
      <TextLink translate="no" to={draftQuery(previous.id)}>
        {titlesOf(draftsOf(get(), productId), () => subject).get(previous.id)}
      </TextLink>
    </p>
  );
}
