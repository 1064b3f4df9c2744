import { signedReference } from '../../src/features/payments/payment.ts';

// An order's reference, signed: the client's 32 hex digits, a hyphen, and 16 hex digits of HMAC-SHA-256 over them. Only
// payments that bear such a reference are answered for.

const encoder = new TextEncoder();

export const plainReference = /^[0-9a-f]{32}$/;

/** @returns lower-case hex digits */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** By secret. Not their promises: on Cloudflare one request must not wait for what another began. */
const keys = new Map<string, CryptoKey>();

async function keyOf(secret: string): Promise<CryptoKey> {
  const key =
    keys.get(secret) ??
    (await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']));
  keys.set(secret, key);
  return key;
}

async function signatureOf(reference: string, secret: string): Promise<string> {
  return hex(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(reference))).slice(0, 16);
}

/** Takes as long for a wrong first digit as for a wrong last one. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

/** @param reference 32 hex digits */
export async function signReference(reference: string, secret: string): Promise<string> {
  return `${reference}-${await signatureOf(reference, secret)}`;
}

/** @param secrets any of which may have signed it */
export async function isSigned(reference: string, secrets: readonly string[]): Promise<boolean> {
  const [, plain = '', signature = ''] = signedReference.exec(reference) ?? [];
  if (plain === '') return false;
  const wanted = await Promise.all(secrets.map((secret) => signatureOf(plain, secret)));
  return wanted.map((each) => isSame(each, signature)).includes(true);
}
