import { sharedCartCopy } from '../../content/cart-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { useCopying } from '../../ui/use-copying.ts';

const copy = sharedCartCopy.share;

type Props = {
  readonly link: string;
  /** What is sent, for the device's own sheet. */
  readonly title: string;
  /** On the button that opens that sheet. */
  readonly send?: string;
  /** Beside other buttons, of which one is the main one. */
  readonly variant?: 'main' | 'line';
};

/** An address to read, to copy and to send from the device's own sheet. */
export function ShareLink({ link, title, send = copy.send, variant = 'main' }: Props) {
  const { shown, isRefused, copyText } = useCopying(link, copy.copied);
  // Rejects also when the person closes the sheet.
  const openSheet = () => navigator.share({ title, url: link }).catch(() => {});

  return (
    <>
      <p
        translate="no"
        // In one line, unless it has to be copied by hand.
        className={`rounded-control border border-rule bg-white px-3.5 py-2.5 text-caption text-ink select-all ${isRefused ? 'wrap-anywhere' : 'truncate'}`}
        ref={shown}
      >
        {link}
      </p>
      {isRefused && <Alert className="">{copy.notCopied}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} className="flex-[1_1_10rem]" onClick={copyText}>
          {copy.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="line" className="flex-[1_1_10rem]" onClick={openSheet}>
            {send}
          </Button>
        )}
      </div>
    </>
  );
}
