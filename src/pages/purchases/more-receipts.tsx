import { purchasesCopy } from '../../content/purchases-copy.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly shown: number; readonly all: number; readonly onMore: () => void };

export function MoreReceipts({ shown, all, onMore }: Props) {
  return (
    <div className="grid justify-items-start gap-4 has-[button]:pb-[clamp(2.5rem,5vw,4.5rem)] print:hidden">
      <p role="status">{purchasesCopy.shown(shown, all)}</p>
      {shown < all && (
        <Button variant="line" onClick={onMore}>
          {purchasesCopy.more}
        </Button>
      )}
    </div>
  );
}
