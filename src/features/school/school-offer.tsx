import { Button } from '../../ui/button.tsx';

type Props<Key extends string> = {
  readonly copy: { readonly offer: string; readonly accept: string };
  /** What the school's own data say and the page does not yet. */
  readonly facts: readonly (readonly [key: Key, fact: string])[];
  readonly onWrite: (key: Key, fact: string) => void;
  /** Called when all are written: the button that was pressed is gone, and the focus needs another place. */
  readonly onAccept: () => void;
  readonly className?: string;
};

/** The data of the school that the person has kept: written by a press alone, since whoever pays need not be it. */
export function SchoolOffer<Key extends string>(props: Props<Key>) {
  const { copy, facts, onWrite, onAccept, className = '' } = props;
  if (facts.length === 0) return null;
  return (
    <div className={`grid justify-items-start gap-2 text-small wrap-anywhere ${className}`}>
      <p>
        <span>{copy.offer}</span> <span translate="no">{facts.map(([, fact]) => fact).join(' · ')}</span>
      </p>
      <Button
        variant="line"
        small
        onClick={() => {
          for (const [key, fact] of facts) onWrite(key, fact);
          onAccept();
        }}
      >
        {copy.accept}
      </Button>
    </div>
  );
}
