import { Button } from '../../ui/button.tsx';

type Props<Key extends string> = {
  readonly copy: { readonly offer: string; readonly accept: string };
  /** Facts of the school's stored data for fields that are blank. */
  readonly facts: readonly (readonly [key: Key, fact: string])[];
  readonly onWrite: (key: Key, fact: string) => void;
  /** Called after all facts were written. The clicked button is gone by then, so another element must get the focus. */
  readonly onAccept: () => void;
  readonly className?: string;
};

/** Fills in fields only after a click, because the payer may not be the school. */
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
