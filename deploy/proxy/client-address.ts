/** Hosts that name no address share one budget: open would be the wrong way to fail. */
const unknown = 'unknown';

/** The eight groups of an IPv6 address, or null when it is none. */
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
 * Whom a request counts for. An IPv6 address counts as its /64, which is what one subscriber gets.
 * @param named the value of the host's header, or the connection's own address
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
