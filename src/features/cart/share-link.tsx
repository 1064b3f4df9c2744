import { sharedCartCopy } from '../../content/cart-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { useCopyToClipboard } from '../../ui/use-copy-to-clipboard.ts';

const copy = sharedCartCopy.share;

type Props = {
  readonly link: string;
  /** Title for the device's share sheet. */
  readonly title: string;
  /** Label of the button that opens the share sheet. */
  readonly sendLabel?: string;
  /** 'line' if it stands next to a main button. */
  readonly variant?: 'main' | 'line';
};

export function ShareLink({ link, title, sendLabel = copy.send, variant = 'main' }: Props) {
  const { textRef, hasFailed, copyText } = useCopyToClipboard(link, copy.copied);
  // `share` also rejects when the user closes the share sheet.
  const openShareSheet = () => navigator.share({ title, url: link }).catch(() => {});

  return (
    <>
      <p
        translate="no"
        // Keep the address on one line unless the user has to copy it by hand.
        className={`rounded-control border border-rule bg-white px-3.5 py-2.5 text-caption text-ink select-all ${hasFailed ? 'wrap-anywhere' : 'truncate'}`}
        ref={textRef}
      >
        {link}
      </p>
      {hasFailed && <Alert className="">{copy.notCopied}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} className="flex-[1_1_10rem]" onClick={copyText}>
          {copy.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="line" className="flex-[1_1_10rem]" onClick={openShareSheet}>
            {sendLabel}
          </Button>
        )}
      </div>
    </>
  );
}
