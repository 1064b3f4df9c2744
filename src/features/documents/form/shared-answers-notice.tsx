import { formCopy } from '../../../content/complete-page.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, NoticeList } from '../../../ui/notice.tsx';
import { productById } from '../../catalogue/products.ts';
import type { Template } from '../model/document.ts';
import type { Sharing } from '../model/shared-fields.ts';
import { noDrafts } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { offerFor } from './shared-answers.ts';

type Props = {
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly drafts: DraftStore;
};

/** Offers answers given in another document; nothing while there are none. */
export function SharedAnswersNotice({ template, sharing, drafts }: Props) {
  const offer = offerFor(useStore(drafts, noDrafts), template, sharing);
  if (!offer) return null;
  return (
    <Notice variant="plain" className="mb-9" aria-label={formCopy.accept}>
      <p>{formCopy.offer(productById(offer.from)?.name ?? offer.from)}</p>
      <NoticeList>
        {Object.entries(offer.answers).map(([key, answer]) => (
          <li key={key}>{answer}</li>
        ))}
      </NoticeList>
      <Button variant="line" small onClick={() => drafts.accept(template.productId, offer.answers)}>
        {formCopy.accept}
      </Button>
    </Notice>
  );
}
