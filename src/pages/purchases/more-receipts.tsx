import { purchasesCopy } from '../../content/purchases.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly shown: number; readonly all: number; readonly onMore: () => void };

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
