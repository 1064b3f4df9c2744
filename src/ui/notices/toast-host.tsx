import { useEffect, useState } from 'react';
import { prefetchWhenIdle } from '../../platform/lazy-code/prefetch-when-idle.ts';
import { useStore } from '../../platform/store.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { type Toast, type ToastText, toasts } from './toast.ts';

const load = async () => (await import('./toaster.tsx')).Toaster;

/** Loads the toasts' code early, for a page that must work offline. Rejects if it fails to load. */
export async function preloadToasts(): Promise<void> {
  await load();
}

const fallbackDelayMs = 2_000;

const textOf = (text: ToastText) => (typeof text === 'string' ? text : text.parts.join(text.email));

/**
 * Shows an error toast without the toasts' code. It has no shadow, because a shadow would add 150 bytes to every page's
 * inlined styles.
 */
export function PlainToast({ title, description }: Pick<Toast, 'title' | 'description'>) {
  return (
    <p className="pointer-events-none fixed inset-x-3 bottom-3 z-60 mx-auto w-fit rounded-control border border-l-5 border-wine bg-sheet p-4 text-ink-700 print:hidden">
      <strong className="text-wine-700">{title}</strong> <span>{textOf(description)}</span>
    </p>
  );
}

function PlainToasts() {
  const currentToasts = useStore(toasts, []);
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), fallbackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const errorToast = isOverdue ? currentToasts.findLast(({ tone }) => tone === 'bad') : undefined;
  // The live region renders before its text, so that screen readers announce the text.
  return <div aria-live="assertive">{errorToast && <PlainToast key={errorToast.id} {...errorToast} />}</div>;
}

const Toaster = lazyWithRetry(load, { isOptional: true, Fallback: PlainToasts });

export function ToastHost() {
  const isEmpty = useStore(toasts, []).length === 0;
  const [isNeeded, setNeeded] = useState(false);
  if (!isEmpty && !isNeeded) setNeeded(true);
  useEffect(() => prefetchWhenIdle('src/ui/notices/toaster.tsx'), []);
  return isNeeded && <Toaster />;
}
