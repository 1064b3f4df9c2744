import { signedReferencePattern } from '../../src/features/payments/payment.ts';

// Signs and verifies references of orders. A signed reference is the client's 32 hex digits, a hyphen, and 16 hex
// digits of the HMAC-SHA-256 over the client's digits. The proxy reveals only payments with a signed reference.

const encoder = new TextEncoder();

export const unsignedReferencePattern = /^[0-9a-f]{32}$/;

/** Returns lower-case hex digits. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Imported keys by secret. The map stores no promises, because on Cloudflare a request must not await a promise of
 * another request.
 */
const keys = new Map<string, CryptoKey>();

async function importKey(secret: string): Promise<CryptoKey> {
  const key =
    keys.get(secret) ??
    (await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']));
  keys.set(secret, key);
  return key;
}

async function signatureOf(reference: string, secret: string): Promise<string> {
  return toHex(await crypto.subtle.sign('HMAC', await importKey(secret), encoder.encode(reference))).slice(
    0,
    16,
  );
}

/** Compares two texts in constant time, so that the duration doesn't reveal correct digits. */
function timingSafeEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** @param reference 32 hex digits */
export async function signReference(reference: string, secret: string): Promise<string> {
  return `${reference}-${await signatureOf(reference, secret)}`;
}

export async function isSigned(reference: string, secrets: readonly string[]): Promise<boolean> {
  const [, unsigned = '', signature = ''] = signedReferencePattern.exec(reference) ?? [];
  if (unsigned === '') return false;
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(unsigned, secret)));
  return signatures.map((expected) => timingSafeEqual(expected, signature)).includes(true);
}
