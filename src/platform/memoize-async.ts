/**
 * Loads each thing once: later calls get the same promise, as React's `use` needs. A failed load is
 * forgotten, so that the next call tries again.
 * @param keyOf a key that is different for each thing, or the thing itself
 */
export function memoizeAsync<Of, Loaded>(
  keyOf: (of: Of) => unknown,
  load: (of: Of) => Promise<Loaded>,
): (of: Of) => Promise<Loaded> {
  const known = new Map<unknown, Promise<Loaded>>();
  return (of) => {
    const key = keyOf(of);
    const present = known.get(key);
    if (present) return present;
    const loading = load(of);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
