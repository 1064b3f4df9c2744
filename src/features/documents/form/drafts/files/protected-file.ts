// Encrypts a file with a password. The README of drafts describes the format. WebCrypto works off the main thread, and
// is missing on pages over plain http.

const magic = 'mle-borrador';
const version = 1;

/** Offsets of the header's parts. `end` is its length. */
const offsets = { version: 12, rounds: 13, salt: 17, nonce: 33, end: 45 } as const;

/**
 * Rounds of PBKDF2-SHA-256. OWASP recommends the minimum, which takes seconds on a slow phone. A number above the
 * maximum would keep a phone busy for more than a minute.
 */
const rounds = { min: 600_000, max: 10_000_000 } as const;

export function canProtect(): boolean {
  // TypeScript's types assume a secure page.
  return (crypto as Partial<Crypto>).subtle !== undefined;
}

const utf8 = new TextEncoder();

async function headerOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, offsets.end).arrayBuffer());
}

/** Returns 'password' if the file needs one, and 'newer' if a newer version of the site encrypted it. */
export async function protectionOf(file: Blob): Promise<'none' | 'password' | 'newer'> {
  const header = await headerOf(file);
  if (String.fromCharCode(...header.subarray(0, offsets.version)) !== magic) return 'none';
  return (header[offsets.version] ?? 0) > version ? 'newer' : 'password';
}

/** Returns the cipher for a header. It authenticates the whole header together with the encrypted text. */
async function cipherOf(header: Uint8Array<ArrayBuffer>, password: string) {
  const { subtle } = crypto;
  const iterations = header.length < offsets.end ? 0 : new DataView(header.buffer).getUint32(offsets.rounds);
  if (iterations < rounds.min || iterations > rounds.max)
    throw new RangeError('Invalid header of a protected file');
  // Normalize, because some systems encode an accented letter as two characters.
  const secret = await subtle.importKey('raw', utf8.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const salt = header.subarray(offsets.salt, offsets.nonce);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(derivation, secret, aes, false, ['encrypt', 'decrypt']);
  return [{ name: 'AES-GCM', iv: header.subarray(offsets.nonce), additionalData: header }, key] as const;
}

/** Encrypts the file with the password and a new salt and nonce. */
export async function protect(file: Blob, password: string, name: string): Promise<File> {
  const header = new Uint8Array(offsets.end);
  header.set(utf8.encode(magic));
  header[offsets.version] = version;
  new DataView(header.buffer).setUint32(offsets.rounds, rounds.min);
  crypto.getRandomValues(header.subarray(offsets.salt));
  const cipher = await cipherOf(header, password);
  const encrypted = await crypto.subtle.encrypt(...cipher, await file.arrayBuffer());
  return new File([header, encrypted], name, { type: 'application/octet-stream' });
}

/** Decrypts the file. Returns null if the password is wrong or the file is damaged, which can't be told apart. */
export async function unprotect(file: Blob, password: string): Promise<Blob | null> {
  try {
    const cipher = await cipherOf(await headerOf(file), password);
    return new Blob([await crypto.subtle.decrypt(...cipher, await file.slice(offsets.end).arrayBuffer())]);
  } catch {
    return null;
  }
}
