/** Key that all requests without an address share, so that they are limited, too. */
const unknown = 'unknown';

/** Returns the eight groups of an IPv6 address, or null for other text. */
function groupsOf(address: string): readonly string[] | null {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return null;
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
}

/**
 * Returns the client to which a request counts. An IPv6 address counts as its /64, which providers assign to one
 * subscriber.
 * @param named the client's address from the host's header or from the connection
 */
export function clientOf(named: string | null | undefined): string {
  const address = (named ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (!groups) return unknown;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export type RateLimit = {
  /**
   * Counts one request.
   * @returns null if the request is allowed, or else the seconds to wait
   */
  readonly take: (address: string) => number | null;
};

type Options = {
  /** Number of requests that one address may send within `windowMs` milliseconds. */
  readonly limit: number;
  readonly windowMs: number;
  /** Maximum number of addresses in memory. If there are more, the limit forgets the least recently seen address. */
  readonly most?: number;
  /** Returns milliseconds of any clock. */
  readonly now: () => number;
};

/** Limits each address to a number of requests in any period of `windowMs`. Refused requests don't count. */
export function createRateLimit({ limit, windowMs, most = 20_000, now }: Options): RateLimit {
  const seen = new Map<string, readonly number[]>();
  return {
    take(address) {
      const time = now();
      const recent = (seen.get(address) ?? []).filter((at) => time - at < windowMs);
      const [oldest] = recent;
      const isAllowed = recent.length < limit || oldest === undefined;
      // Delete the entry before setting it, so that the map stays ordered by last request.
      seen.delete(address);
      seen.set(address, isAllowed ? [...recent, time] : recent);
      const [first] = seen.keys();
      if (seen.size > most && first !== undefined) seen.delete(first);
      return isAllowed ? null : Math.max(Math.ceil((oldest + windowMs - time) / 1000), 1);
    },
  };
}
