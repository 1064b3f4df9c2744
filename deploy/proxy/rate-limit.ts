/** Key that all requests without an address share, so that they are limited, too. */
const unknownClient = 'unknown';

/** Returns the eight groups of the address, or null for other text. */
function parseIpv6(address: string): readonly string[] | null {
  const [head = '', tail, ...extraParts] = address.split('::');
  if (extraParts.length > 0) return null;
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const missingCount = 8 - headGroups.length - tailGroups.length;
  if (tail === undefined ? missingCount !== 0 : missingCount < 1) return null;
  const groups = [...headGroups, ...Array<string>(missingCount).fill('0'), ...tailGroups];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
}

/**
 * Returns the key by which a client's requests are counted. An IPv6 address counts as its /64, which providers assign
 * to one subscriber.
 * @param rawAddress the client's address from the host's header or from the connection
 */
export function clientOf(rawAddress: string | null | undefined): string {
  const address = (rawAddress ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  const groups = parseIpv6(address.replace(/%.*$/, ''));
  if (!groups) return unknownClient;
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
  readonly consume: (address: string) => number | null;
};

type Options = {
  /** Number of requests that one address may send within `windowMs` milliseconds. */
  readonly limit: number;
  readonly windowMs: number;
  /** Maximum number of addresses in memory. If there are more, the limit forgets the least recently seen address. */
  readonly maxAddresses?: number;
  /** Returns the time in milliseconds. Only differences count, so the clock may start at any time. */
  readonly now: () => number;
};

/** Limits each address to a number of requests in any period of `windowMs`. Refused requests don't count. */
export function createRateLimit({ limit, windowMs, maxAddresses = 20_000, now }: Options): RateLimit {
  const requestTimes = new Map<string, readonly number[]>();
  return {
    consume(address) {
      const time = now();
      const recentTimes = (requestTimes.get(address) ?? []).filter(
        (requestTime) => time - requestTime < windowMs,
      );
      const [oldestTime] = recentTimes;
      const isAllowed = recentTimes.length < limit || oldestTime === undefined;
      // Delete the entry before setting it, so that the map stays ordered by last request.
      requestTimes.delete(address);
      requestTimes.set(address, isAllowed ? [...recentTimes, time] : recentTimes);
      const [firstAddress] = requestTimes.keys();
      if (requestTimes.size > maxAddresses && firstAddress !== undefined) requestTimes.delete(firstAddress);
      return isAllowed ? null : Math.max(Math.ceil((oldestTime + windowMs - time) / 1000), 1);
    },
  };
}
