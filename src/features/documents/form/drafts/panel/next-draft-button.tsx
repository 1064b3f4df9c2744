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
 * @returns what begins the next worker's or device's draft with what is the same; from the last one where nothing was
 * typed yet
 */
export function useNextDraft({ template, draftId, onOpen }: ButtonProps): () => void {
  const drafts = useStoreOf(createDraftStore);
  return () => {
    const own = draftsOf(drafts.get(), template.productId).filter(isWritten);
    const open = draftById(drafts.get(), draftId);
    const from = open && isWritten(open) ? open : own[0];
    if (!from) {
      onOpen(randomId());
      return;
    }
    onOpen(drafts.begin(nextDraft(template, from)));
    const title = titlesOf(own, () => template.subject).get(from.id) ?? '';
    toast('info', template.subject.previous, title);
  };
}

export function NextDraftButton(props: ButtonProps) {
  const begin = useNextDraft(props);
  return (
    <Button
      variant="line"
      small
      className="min-w-0 max-lg:flex-[1_1_12rem] max-lg:px-3 lg:max-w-56"
      // The second press of a double click would begin one after the next.
      onClick={({ detail }) => detail < 2 && begin()}
    >
      <Icon name="plus" className="max-lg:hidden" />
      <span>{props.template.subject.another}</span>
    </Button>
  );
}

/** That the last draft is kept, with the way to it; it stays as long as the page, so that nothing moves while one types. */
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
