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
import { importWithTimeout } from '../../platform/async.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextAnchor } from '../../ui/text-link.tsx';
import type { PaymentService } from './payment-env.ts';
import type { PreparedPayment } from './prepare-payment.ts';

const loadBrick = async () => ({
  default: (await importWithTimeout(import('./wallet-brick.tsx'))).WalletBrick,
});

/** Never rejects. */
export const preloadWallet = (): void => void loadBrick().catch(() => {});

/** Milliseconds to wait for the wallet's button before the plain link replaces it. */
const timeoutMs = 8_000;

/**
 * 'none': no public key is configured, or the code or Mercado Pago's script did not load in time. 'failed': Mercado
 * Pago's script reported an error. In both states the buyer can pay with the plain link, so the page shows no alert.
 * Once the link has replaced the button, the page ignores later events of the button.
 */
type ButtonState = 'none' | 'loading' | 'ready' | 'failed';

function PlainLink({ payUrl, isMain }: { readonly payUrl: string; readonly isMain: boolean }) {
  if (!isMain)
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

type BoundaryProps = { readonly onUnavailable: () => void; readonly children: ReactNode };

/** Keeps the page and its plain link when the wallet throws or its code is missing. */
class WalletBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onUnavailable();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the element that replaces the pressed button, and scrolls, because the element is larger. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  scrollIntoView(element);
}

type Props = { readonly service: PaymentService; readonly preparedPayment: PreparedPayment };

/** Offers the ways to make a prepared payment: Mercado Pago's button, and a plain link that always works. */
export function Wallet({ service, preparedPayment }: Props) {
  const { publicKey, sdkUrl } = service;
  // React caches a failed load forever, so each prepared payment gets its own lazy component.
  const [Brick] = useState(() => lazy(loadBrick));
  const [buttonState, setButtonState] = useState<ButtonState>(publicKey ? 'loading' : 'none');
  const onReady = useCallback(() => setButtonState((state) => (state === 'loading' ? 'ready' : state)), []);
  const onUnavailable = useCallback(
    () => setButtonState((state) => (state === 'failed' ? state : 'none')),
    [],
  );
  const onFail = useCallback(() => setButtonState((state) => (state === 'none' ? state : 'failed')), []);

  useEffect(() => {
    if (buttonState !== 'loading') return;
    const timer = setTimeout(onUnavailable, timeoutMs);
    return () => clearTimeout(timer);
  }, [buttonState, onUnavailable]);
  const showsButton = buttonState === 'loading' || buttonState === 'ready';
  const titleId = useId();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeFocus(group.current), []);
  useEffect(() => {
    // Scroll, because the new content may be taller than the space reserved for it.
    if (buttonState === 'ready' || buttonState === 'failed') scrollIntoView(group.current);
  }, [buttonState]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div
      className="grid scroll-mb-4 gap-1 rounded-control border border-edge p-4 text-center print:hidden"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={group}
    >
      <div className="grid gap-1">
        <h3 id={titleId}>{checkoutCopy.walletTitle}</h3>
        <p className="text-caption" role="status">
          {buttonState === 'failed' ? checkoutCopy.walletFailed : checkoutCopy.walletHint}
        </p>
      </div>
      {showsButton && publicKey && (
        // Reserve the button's space while it loads so that the link doesn't jump.
        <div className="grid min-h-20 content-center">
          {buttonState === 'loading' && <Loading label={checkoutCopy.walletLoading} className="" />}
          <WalletBoundary onUnavailable={onUnavailable}>
            <Suspense fallback={null}>
              <Brick
                key={preparedPayment.id}
                sdkUrl={sdkUrl}
                publicKey={publicKey}
                preferenceId={preparedPayment.id}
                onReady={onReady}
                onLoadError={onUnavailable}
                onError={onFail}
              />
            </Suspense>
          </WalletBoundary>
        </div>
      )}
      <PlainLink payUrl={preparedPayment.payUrl} isMain={!showsButton} />
    </div>
  );
}
