import { useDeferredValue, useMemo } from 'react';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice, NoticeList } from '../../../../ui/notice.tsx';
import { productById } from '../../../catalogue/products.ts';
import { noSchool } from '../../../school/school.ts';
import type { SchoolStore } from '../../../school/school-store.ts';
import { fieldOf, type Values } from '../../model/document.ts';
import { type Field, labelOf } from '../../model/field.ts';
import type { Sharing } from '../../model/shared-fields.ts';
import { printAnswer } from '../../model/values.ts';
import { useCompletion } from '../use-completion.ts';
import { type DraftRef, noDrafts } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { subjectsIn, titleOf } from './draft-title.ts';
import { offerFor } from './shared-answers.ts';

type Props = {
  readonly draft: DraftRef;
  readonly sharing: readonly Sharing[];
  readonly drafts: DraftStore;
  readonly school: SchoolStore;
};

type AnswerProps = { readonly field: Field; readonly answers: Values };

/** What is asked, and the answer as the document would print it. */
function Answer({ field, answers }: AnswerProps) {
  const printed = printAnswer(field, answers);
  return (
    <li>
      <span>{`${labelOf(field, (key) => answers[key])}: `}</span>
      <span translate="no">{printed.blank ? '' : printed.lines.join(' ')}</span>
    </li>
  );
}

/** Offers what the school's own data or other drafts know; nothing while there is none. */
export function SharedAnswersNotice({ draft, sharing, drafts, school }: Props) {
  // After the document has shown the key.
  const known = useDeferredValue(useStore(drafts, noDrafts));
  const facts = useStore(school, noSchool);
  const { template } = useCompletion();
  const offer = useMemo(() => offerFor(known, facts, draft, sharing), [known, facts, draft, sharing]);
  if (!offer) return null;
  const { from, answers } = offer;
  return (
    <Notice variant="plain" className="mb-9" aria-label={draftsCopy.accept}>
      <p>
        {from
          ? draftsCopy.offer(
              titleOf(from, subjectsIn(sharing)(from.productId)),
              from.productId === draft.productId ? null : (productById(from.productId)?.name ?? null),
            )
          : draftsCopy.offerOfSchool}
      </p>
      <NoticeList>
        {Object.keys(answers).map((key) => (
          <Answer key={key} field={fieldOf(template, key)} answers={answers} />
        ))}
      </NoticeList>
      <Button variant="line" small onClick={() => drafts.accept(draft, answers)}>
        {draftsCopy.accept}
      </Button>
    </Notice>
  );
}
