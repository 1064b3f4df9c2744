import { useDeferredValue, useMemo } from 'react';
import { draftsCopy } from '../../../content/drafts.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, NoticeList } from '../../../ui/notice.tsx';
import { productById } from '../../catalogue/products.ts';
import { noSchool } from '../../school/school.ts';
import type { SchoolStore } from '../../school/school-store.ts';
import type { Sharing } from '../model/shared-fields.ts';
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

/** Offers what the school's own data or other drafts know; nothing while there is none. */
export function SharedAnswersNotice({ draft, sharing, drafts, school }: Props) {
  // After the document has shown the key.
  const known = useDeferredValue(useStore(drafts.stored, noDrafts));
  const facts = useStore(school, noSchool);
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
        {Object.entries(answers).map(([key, answer]) => (
          <li key={key}>{answer}</li>
        ))}
      </NoticeList>
      <Button variant="line" small onClick={() => drafts.accept(draft, answers)}>
        {draftsCopy.accept}
      </Button>
    </Notice>
  );
}
