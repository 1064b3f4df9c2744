import { formCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { productById } from '../../catalogue/products.ts';
import type { Offer } from './shared-answers.ts';

/** Answers given in the other document, to be taken over or not. */
export function SharedAnswersNotice({
  offer,
  onAccept,
}: {
  readonly offer: Offer;
  readonly onAccept: () => void;
}) {
  return (
    <section className="told told--offer" aria-label={formCopy.accept}>
      <p>{formCopy.offer(productById(offer.from)?.name ?? offer.from)}</p>
      <ul>
        {Object.entries(offer.answers).map(([key, answer]) => (
          <li key={key}>{answer}</li>
        ))}
      </ul>
      <Button variant="line" small onClick={onAccept}>
        {formCopy.accept}
      </Button>
    </section>
  );
}
