import { purchasesCopy } from '../../content/purchases.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly shown: number; readonly all: number; readonly onMore: () => void };

/** How many receipts are shown of how many, and the way to more. */
export function MoreReceipts({ shown, all, onMore }: Props) {
  return (
    <div className="purchases__more">
      <p role="status">{purchasesCopy.shown(shown, all)}</p>
      {shown < all && (
        <Button variant="line" onClick={onMore}>
          {purchasesCopy.more}
        </Button>
      )}
    </div>
  );
}
