import type { PersistedStore } from '../../platform/persisted-store.ts';

/** What becomes of a value that waits for the person after the site's data were wiped (`isHeld` of createPersistedStore). */
export type Wiping = Pick<PersistedStore<object>, 'status' | 'refresh' | 'hold' | 'keep'> & {
  /** Forgets it here too. */
  readonly drop: () => void;
};

export function wipingOf<T extends object>(store: PersistedStore<T>, empty: T): Wiping {
  const { status, refresh, hold, keep, replace } = store;
  return { status, refresh, hold, keep, drop: () => replace(empty) };
}

export function isWiped({ status }: Wiping): boolean {
  return status.get() === 'wiped';
}

/** Browsers need not report that they wiped the storage. Once one value was, none beside it is stored. */
export function look(values: readonly Wiping[]): void {
  for (const { refresh } of values) refresh();
  if (values.some(isWiped)) for (const { hold } of values) hold();
}
