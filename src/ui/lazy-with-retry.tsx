import { type ComponentType, useEffect, useRef } from 'react';
import { lazyCode, useLazyCode } from '../platform/lazy-code/lazy-code.ts';
import { Button } from './button.tsx';
import { useLabels } from './labels.ts';
import { Loading } from './loading.tsx';
import { Alert } from './notices/alert.tsx';

type RetryProps = { readonly retry: () => void };

export function RetryPart({ retry }: RetryProps) {
  const { missingPart } = useLabels();
  return (
    <Alert>
      <p>{missingPart.text}</p>
      <Button className="mt-3" variant="line" small onClick={retry}>
        {missingPart.retry}
      </Button>
    </Alert>
  );
}

/** Milliseconds to wait before each new attempt to load an optional part. */
const retryDelaysMs = [2_000, 8_000, 30_000];

function useSilentRetry(hasFailed: boolean, retry: () => void): void {
  const failureCount = useRef(0);
  useEffect(() => {
    if (!hasFailed) return;
    const delayMs = retryDelaysMs[failureCount.current];
    failureCount.current += 1;
    if (delayMs === undefined) return;
    const timer = setTimeout(retry, delayMs);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);
}

type Options<Props> = {
  /** True if the page can do without the part. It then fails silently and retries a few times. */
  readonly isOptional?: boolean;
  /** Renders until the code has loaded. By default, optional parts show nothing and others show «Cargando…». */
  readonly Fallback?: ComponentType<Props>;
};

/** Returns a lazy component that shows an error and a retry button if its code fails to load. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false, Fallback = isOptional ? () => null : () => <Loading /> }: Options<Props> = {},
): ComponentType<Props> {
  const lazyPart = lazyCode(load);
  return function LazyPart(props: Props) {
    const { state, retry } = useLazyCode(lazyPart);
    const hasFailed = state.step === 'failed';
    useSilentRetry(isOptional && hasFailed, retry);
    if (state.step === 'loaded') return <state.code {...props} />;
    return hasFailed && !isOptional ? <RetryPart retry={retry} /> : <Fallback {...props} />;
  };
}
