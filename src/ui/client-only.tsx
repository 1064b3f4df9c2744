import { type ReactNode, useSyncExternalStore } from 'react';
import { useLabels } from './labels.ts';
import { Loading } from './loading.tsx';
import { NeedsScript } from './needs-script.tsx';

const subscribeToNothing = () => () => {};

/** Returns false during prerendering and hydration, when the visitor and the device's data are unknown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function PrerenderedPlaceholder({ children }: { readonly children: ReactNode }) {
  return (
    <div className="waiting min-h-svh">
      <NeedsScript>{useLabels().needsScript}</NeedsScript>
      {children}
    </div>
  );
}

type Props = {
  /** Content of the prerendered page, the same for every visitor. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Part of a page that depends on the visitor. The prerendered page shows the placeholder instead. The placeholder keeps
 * the footer below the fold, so that the footer doesn't jump when the part loads.
 */
export function ClientOnly({ placeholder = <Loading />, children }: Props) {
  return useHydrated() ? children : <PrerenderedPlaceholder>{placeholder}</PrerenderedPlaceholder>;
}
