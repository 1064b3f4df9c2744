import { useState } from 'react';
import { draftQuery } from '../../../../../content/paths.ts';
import { randomId } from '../../../../../platform/random-id.ts';

import { useStore, useStoreInstance } from '../../../../../platform/store.ts';

import { toast } from '../../../../../ui/notices/toast.ts';
import { TextButton, TextLink } from '../../../../../ui/text-link.tsx';
import type { Template } from '../../../model/document.ts';
import { draftsOf, noDrafts } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { draftTitles } from '../draft-title.ts';
import { findPreviousDraft, hasCarriedAnswers, nextDraft, sourceOfNextDraft } from '../next-draft.ts';

type ButtonProps = {
  readonly template: Template;
  readonly draftId: string;
  readonly onOpen: (id: string) => void;
};

/**
 * Returns a function that begins a draft for the next worker or device with the carried answers of the open draft. If
 * the open draft is empty, the function uses the last edited draft.
 */
export function useNextDraft({ template, draftId, onOpen }: ButtonProps): () => void {
  const draftStore = useStoreInstance(createDraftStore);
  return () => {
    const documentDrafts = draftsOf(draftStore.get(), template.productId);
    const sourceDraft = sourceOfNextDraft(documentDrafts, draftId);
    if (!sourceDraft) {
      onOpen(randomId());
      return;
    }
    onOpen(draftStore.create(nextDraft(template, sourceDraft)));
    const title = draftTitles(documentDrafts, () => template.subject).get(sourceDraft.id) ?? '';
    toast('info', template.subject.previousDraftNote, title);
  };
}

type NextProps = ButtonProps & {
  /** Called before the next draft begins. */
  readonly onBegin: () => void;
};

/** Renders nothing while the next draft would start without answers. */
export function NextDraftButton({ onBegin, ...props }: NextProps) {
  const { template, draftId } = props;
  const begin = useNextDraft(props);
  const allDrafts = useStore(useStoreInstance(createDraftStore), noDrafts);
  const draftToCarry = sourceOfNextDraft(draftsOf(allDrafts, template.productId), draftId);
  if (!draftToCarry || !hasCarriedAnswers(template, draftToCarry)) return null;
  return (
    <TextButton
      icon="plus"
      className="justify-self-start"
      onClick={({ detail }) => {
        // Ignore the second click of a double click, which would begin another draft.
        if (detail > 1) return;
        onBegin();
        begin();
      }}
    >
      {template.subject.nextDraftLabel}
    </TextButton>
  );
}

/**
 * Says that the previous draft is kept and links to it. The note stays while the page is open, so that no field moves.
 */
export function PreviousDraft({
  template,
  draftId,
}: {
  readonly template: Template;
  readonly draftId: string;
}) {
  const { get } = useStoreInstance(createDraftStore);
  const { subject, productId } = template;
  const [previousDraft] = useState(() => findPreviousDraft(get(), draftId, subject));
  if (!previousDraft) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small lg:col-start-2">
      <span>{`${subject.previousDraftNote}:`}</span>
      <TextLink translate="no" to={draftQuery(previousDraft.id)}>
        {draftTitles(draftsOf(get(), productId), () => subject).get(previousDraft.id)}
      </TextLink>
    </p>
  );
}
