import { useDeferredValue, useMemo } from 'react';
import { otherDraftCopy } from '../../../../../content/documents/complete-copy.ts';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { useStore } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice, NoticeList } from '../../../../../ui/notices/notice.tsx';
import { productById } from '../../../../catalogue/products.ts';
import { useSchool } from '../../../../school/school.ts';
import { fieldOf, type Values } from '../../../model/document.ts';
import { type Field, labelOf } from '../../../model/field.ts';
import type { Sharing } from '../../../model/shared-fields.ts';
import { printAnswer } from '../../../model/values.ts';
import { useCompletion } from '../../use-completion.ts';
import { noDrafts } from '../draft.ts';
import { createSubjectLookup, draftTitle } from '../draft-title.ts';
import { offerFor } from '../shared-answers.ts';

type AnswerProps = { readonly field: Field; readonly answers: Values };

function Answer({ field, answers }: AnswerProps) {
  const printed = printAnswer(field, answers);
  return (
    <li>
      <span>{`${labelOf(field, answers)}: `}</span>
      <span translate="no">{printed.blank ? '' : printed.lines.join(' ')}</span>
    </li>
  );
}

export function SharedAnswersNotice({ sharing }: { readonly sharing: readonly Sharing[] }) {
  const { template, drafts, draft } = useCompletion();
  // Defer the drafts, so that the preview shows each key press first.
  const knownDrafts = useDeferredValue(useStore(drafts, noDrafts));
  const facts = useSchool();
  const offer = useMemo(
    () => offerFor(knownDrafts, facts, draft, sharing),
    [knownDrafts, facts, draft, sharing],
  );
  if (!offer) return null;
  const { sourceDraft, answers } = offer;
  return (
    <Notice variant="plain" className="mb-9" aria-label={draftsCopy.accept}>
      <p>
        {sourceDraft
          ? (drafts.copy ?? otherDraftCopy).offer(
              draftTitle(sourceDraft, createSubjectLookup(sharing)(sourceDraft.productId)),
              sourceDraft.productId === draft.productId
                ? null
                : (productById(sourceDraft.productId)?.name ?? null),
            )
          : draftsCopy.offerOfSchool}
      </p>
      <NoticeList>
        {Object.keys(answers).map((key) => (
          <Answer key={key} field={fieldOf(template, key)} answers={answers} />
        ))}
      </NoticeList>
      <Button variant="line" small onClick={() => drafts.setAnswers(draft, answers)}>
        {draftsCopy.accept}
      </Button>
    </Notice>
  );
}
