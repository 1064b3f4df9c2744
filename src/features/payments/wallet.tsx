import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { codeInTime } from '../../platform/async.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextAnchor } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type PreparedPayment, paymentErrorMessage } from './prepare-payment.ts';

const loadBrick = async () => ({ default: (await codeInTime(import('./wallet-brick.tsx'))).WalletBrick });

/** Fetches the wallet's code ahead; never rejects. */
export const preloadWallet = (): void => void loadBrick().catch(() => {});

/** Milliseconds that the wallet's button has to appear before the plain link takes its place. */
const timeoutMs = 8_000;

/**
 * 'none': there is no button to wait for, because no public key is configured, or because its code or Mercado Pago's
 * script has not come. The payment is prepared all the same, and the link makes it: nothing has failed.
 */
type ButtonState = 'none' | 'loading' | 'ready' | 'failed';

function PlainLink({ payUrl, main }: { readonly payUrl: string; readonly main: boolean }) {
  if (!main)
    return (
      <TextAnchor className="justify-center" href={payUrl}>
        {checkoutCopy.plainLink}
      </TextAnchor>
    );
  return (
    <ButtonAnchor block href={payUrl}>
      {checkoutCopy.pay}
    </ButtonAnchor>
  );
}

type BoundaryProps = { readonly onMissing: () => void; readonly children: ReactNode };

/** An error of the wallet, or code of it that is gone, leaves the page and its plain link to pay. */
class WalletBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Not further than it takes: what is in view stays where it is. */
function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The button that was pressed is gone: the keyboard goes on from here. What takes its place is larger. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  comeIntoView(element);
}

type Props = { readonly service: PaymentEnv; readonly prepared: PreparedPayment };

/** Where a prepared payment is made: the service's button, and a plain link that always works. */
export function Wallet({ service, prepared }: Props) {
  const { publicKey, sdkUrl } = service;
  // React keeps a failed load for ever: each prepared payment has a component of its own.
  const [Brick] = useState(() => lazy(loadBrick));
  const [button, setButton] = useState<ButtonState>(publicKey ? 'loading' : 'none');
  const onReady = useCallback(() => setButton((now) => (now === 'loading' ? 'ready' : now)), []);
  const onMissing = useCallback(() => setButton('none'), []);
  const onFail = useCallback((message?: string) => {
    setButton('failed');
    toast('bad', checkoutCopy.failedToast, message || paymentErrorMessage(null));
  }, []);

  useEffect(() => {
    if (button !== 'loading') return;
    const timer = setTimeout(onMissing, timeoutMs);
    return () => clearTimeout(timer);
  }, [button, onMissing]);
  const shows = button === 'loading' || button === 'ready';
  const title = useId();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeFocus(group.current), []);
  useEffect(() => {
    // What it shows then may be taller than the room that was kept.
    if (button === 'ready' || button === 'failed') comeIntoView(group.current);
  }, [button]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div
      className="grid scroll-mb-4 gap-1 rounded-control border border-edge p-4 text-center print:hidden"
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      ref={group}
    >
      <div className="grid gap-1">
        <h3 id={title}>{checkoutCopy.wallet}</h3>
        <p className="text-caption">
          {button === 'failed' ? checkoutCopy.walletFailed : checkoutCopy.walletHint}
        </p>
      </div>
      {button === 'failed' && <Alert className="text-left">{checkoutCopy.failed}</Alert>}
      {shows && publicKey && (
        // The button's room is kept while it comes, so that the link does not jump.
        <div className="grid min-h-20 content-center">
          {button === 'loading' && <Loading label={checkoutCopy.walletLoading} className="" />}
          <WalletBoundary onMissing={onMissing}>
            <Suspense fallback={null}>
              <Brick
                key={prepared.id}
                sdkUrl={sdkUrl}
                publicKey={publicKey}
                preferenceId={prepared.id}
                onReady={onReady}
                onMissing={onMissing}
                onFail={onFail}
              />
            </Suspense>
          </WalletBoundary>
        </div>
      )}
      <PlainLink payUrl={prepared.payUrl} main={!shows} />
    </div>
  );
}
