export type RateLimit = {
  /** Counts one request. @returns null, or the seconds until the next one is allowed */
  readonly take: (address: string) => number | null;
};

type Options = {
  /** Requests of one address within `windowMs` milliseconds. */
  readonly limit: number;
  readonly windowMs: number;
  /** Addresses that are remembered: of more, the one heard of least recently is forgotten. */
  readonly most?: number;
  /** Milliseconds, on any clock. */
  readonly now: () => number;
};

/** So many requests of one address in any stretch of time. What was refused does not count. */
export function createRateLimit({ limit, windowMs, most = 20_000, now }: Options): RateLimit {
  const seen = new Map<string, readonly number[]>();
  return {
    take(address) {
      const time = now();
      const recent = (seen.get(address) ?? []).filter((at) => time - at < windowMs);
      const [oldest] = recent;
      const isAllowed = recent.length < limit || oldest === undefined;
      // Set anew, so that the map stays in the order of the last request.
      seen.delete(address);
      seen.set(address, isAllowed ? [...recent, time] : recent);
      const [first] = seen.keys();
      if (seen.size > most && first !== undefined) seen.delete(first);
      return isAllowed ? null : Math.max(Math.ceil((oldest + windowMs - time) / 1000), 1);
    },
  };
}
