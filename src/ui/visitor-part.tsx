import { type ReactNode, useSyncExternalStore } from 'react';
import { useLabels } from './labels.ts';
import { Loading } from './loading.tsx';
import { NeedsScript } from './needs-script.tsx';

const never = () => () => {};

/** False while a page is prerendered: neither its visitor nor what the device holds is known. */
export function useIsVisited(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function BeforeVisit({ children }: { readonly children: ReactNode }) {
  return (
    <div className="waiting min-h-svh">
      <NeedsScript>{useLabels().needsScript}</NeedsScript>
      {children}
    </div>
  );
}

type Props = {
  /** What the prerendered page has of it, the same for every visitor. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The part of a page that depends on the visitor. The prerendered page has a ring in its place, and keeps the footer out
 * of sight, which would jump when this comes.
 */
export function VisitorPart({ before = <Loading />, children }: Props) {
  return useIsVisited() ? children : <BeforeVisit>{before}</BeforeVisit>;
}
