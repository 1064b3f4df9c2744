import { Button } from '../../ui/button.tsx';

type Props<Key extends string> = {
  readonly copy: { readonly offer: string; readonly accept: string };
  /** Facts of the school's own data that the page lacks. */
  readonly facts: readonly (readonly [key: Key, fact: string])[];
  readonly onWrite: (key: Key, fact: string) => void;
  /** Called once all facts are written. The pressed button is gone, so the focus needs another place. */
  readonly onAccept: () => void;
  readonly className?: string;
};

/**
 * Offers the stored data of the school. It fills in the fields only on a press, since whoever pays need not belong to
 * the school.
 */
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
