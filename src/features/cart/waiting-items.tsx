import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { waitingCartCopy } from '../../content/waiting-cart.ts';
import { reloadOnce } from '../../platform/missing-code.ts';
import { codeInTime } from '../../platform/time-limit.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCartStore } from './cart-context.ts';

type Props = { readonly level?: 'h2' | 'h3'; readonly children?: ReactNode };

/**
 * In place of a cart with products that this page could not load: it asks for them, and offers to ask again. Once they
 * are here, nothing waits in the cart any more.
 */
export function WaitingItems({ level = 'h2', children }: Props) {
  const store = useCartStore();
  const [step, setStep] = useState<'asking' | 'failed' | 'retrying'>('asking');
  const ask = useCallback(async () => {
    await codeInTime(store.known()).catch(() => {});
    // Some browsers do not fetch a file again that failed once; a new page does, and opens the drawer by this name.
    if (store.get().waiting && !(await reloadOnce('cart'))) setStep('failed');
  }, [store]);
  useEffect(() => void ask(), [ask]);
  if (step === 'asking') return <Loading />;

  function retry(): void {
    setStep('retrying');
    void ask();
  }

  return (
    <EmptyState title={waitingCartCopy.title} level={level}>
      <p>{waitingCartCopy.text}</p>
      <Button
        className="mt-3"
        variant="line"
        busy={step === 'retrying' && waitingCartCopy.retrying}
        onClick={retry}
      >
        {waitingCartCopy.retry}
      </Button>
      {children}
    </EmptyState>
  );
}
