import { wipedCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/**
 * Shown over the page after the site's data were wiped, until it is answered. Not a dialog: it may appear while the
 * person types, and a dialog that takes the focus would take the next key for an answer.
 */
export function WipedNotice({ onKeep, onDiscard }: Props) {
  return (
    <section className="told told--bad told--wiped" aria-labelledby="borradas">
      <div role="alert">
        <h2 id="borradas">
          <Icon name="alert" />
          {wipedCopy.title}
        </h2>
        <p>{wipedCopy.text}</p>
      </div>
      <div className="told__answers">
        <Button small onClick={onKeep}>
          {wipedCopy.keep}
        </Button>
        <Button variant="line" small onClick={onDiscard}>
          {wipedCopy.drop}
        </Button>
      </div>
    </section>
  );
}
