/** 128 random bits as hex; works also where `crypto.randomUUID` is missing (pages without https). */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
