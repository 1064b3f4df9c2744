/** Returns 128 random bits as hex digits. Doesn't use `crypto.randomUUID`, which exists only on https pages. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
