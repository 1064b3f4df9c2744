import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { receivedPurchaseCopy } from '../../content/delivery-copy.ts';
import { paths, purchaseFragment } from '../../content/paths.ts';
import { otherDeviceCopy } from '../../content/purchases-copy.ts';
import { readPurchaseLink } from '../../features/purchases/purchase-link.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedPanel } from '../../ui/linked-panel.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { type OtherDeviceProps, useNumberSearch } from './other-device-form.tsx';

type Props = OtherDeviceProps & {
  /** Fragment of the address that the visitor opened. */
  readonly hash: string;
};

/**
 * Looks up the purchase that the address names. Like the form for a typed number, it waits until the visitor clicks.
 */
export function ReceivedPurchase({ hash, ...props }: Props) {
  const navigate = useNavigate();
  const { hash: currentHash } = useLocation();
  const [number] = useState(() => readPurchaseLink(hash));
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { search, busy, text } = useNumberSearch(props);

  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Remove the number from the address, because anyone who has it can get the purchase. From here on only this page's
    // memory holds it.
    if (currentHash.startsWith(purchaseFragment)) navigate(paths.purchases, { replace: true });
  }, [currentHash, navigate]);

  return (
    <LinkedPanel id="compra-entregada" title={receivedPurchaseCopy.title} titleRef={titleRef}>
      {number === null ? (
        <p>{receivedPurchaseCopy.noNumber}</p>
      ) : (
        <div>
          <Button busyLabel={busy} onClick={() => void search(number)}>
            {otherDeviceCopy.search}
          </Button>
          <div className="not-empty:mt-4" role="status">
            {text !== '' && <Note icon="info">{text}</Note>}
          </div>
        </div>
      )}
    </LinkedPanel>
  );
}
