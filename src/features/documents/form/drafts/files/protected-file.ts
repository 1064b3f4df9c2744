// A file that only its password opens; the README of drafts describes its bytes. WebCrypto does the
// work, off the page's thread. Pages over plain http have none.

const magic = 'mle-borrador';
const version = 1;

/** Offsets of the header's parts, and its length. */
const at = { version: 12, rounds: 13, salt: 17, nonce: 33, end: 45 } as const;

/** Of PBKDF2 with SHA-256: what OWASP asks for, and what a slow telephone does within seconds. */
const rounds = { fewest: 600_000, most: 10_000_000 } as const;

/** True if this page can protect files and open protected ones. */
export function canProtect(): boolean {
  // TypeScript knows secure pages alone.
  return (crypto as Partial<Crypto>).subtle !== undefined;
}

const utf8 = new TextEncoder();

async function headerOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, at.end).arrayBuffer());
}

/** Tells if the file needs a password. 'newer': a newer version of the site protected it. */
export async function protectionOf(file: Blob): Promise<'none' | 'password' | 'newer'> {
  const header = await headerOf(file);
  if (String.fromCharCode(...header.subarray(0, at.version)) !== magic) return 'none';
  return (header[at.version] ?? 0) > version ? 'newer' : 'password';
}

/** The cipher that the header asks for: all of the header is authenticated with what is encrypted. */
async function cipherOf(header: Uint8Array<ArrayBuffer>, password: string) {
  const { subtle } = crypto;
  const iterations = header.length < at.end ? 0 : new DataView(header.buffer).getUint32(at.rounds);
  if (iterations < rounds.fewest || iterations > rounds.most) throw new RangeError('No header of ours');
  // Systems write an accent as a letter of its own, or together with its letter.
  const secret = await subtle.importKey('raw', utf8.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const salt = header.subarray(at.salt, at.nonce);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(derivation, secret, aes, false, ['encrypt', 'decrypt']);
  return [{ name: 'AES-GCM', iv: header.subarray(at.nonce), additionalData: header }, key] as const;
}

/** The file as one that only the password opens, with a salt and a nonce of its own. */
export async function protect(file: Blob, password: string, name: string): Promise<File> {
  const header = new Uint8Array(at.end);
  header.set(utf8.encode(magic));
  header[at.version] = version;
  new DataView(header.buffer).setUint32(at.rounds, rounds.fewest);
  crypto.getRandomValues(header.subarray(at.salt));
  const cipher = await cipherOf(header, password);
  const encrypted = await crypto.subtle.encrypt(...cipher, await file.arrayBuffer());
  return new File([header, encrypted], name, { type: 'application/octet-stream' });
}

/** Returns the protected content; null if the password is wrong or the file damaged, which look the same. */
export async function unprotect(file: Blob, password: string): Promise<Blob | null> {
  try {
    const cipher = await cipherOf(await headerOf(file), password);
    return new Blob([await crypto.subtle.decrypt(...cipher, await file.slice(at.end).arrayBuffer())]);
  } catch {
    return null;
  }
}
