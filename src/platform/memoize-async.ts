/**
 * Loads each thing once: whoever asks again gets the same promise, as React's `use` needs. A failed load is
 * forgotten, so that the next one who asks tries again.
 * @param keyOf tells one thing from another
 */
export function memoizeAsync<Of, Loaded>(
  keyOf: (of: Of) => string,
  load: (of: Of) => Promise<Loaded>,
): (of: Of) => Promise<Loaded> {
  const known = new Map<string, Promise<Loaded>>();
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
