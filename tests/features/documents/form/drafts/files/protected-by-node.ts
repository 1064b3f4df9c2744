// Implements the format of protected files again, with node:crypto. The README of drafts describes the format.
import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';

function cipherArguments(header: Buffer, password: string) {
  const [rounds, salt, nonce] = [header.readUInt32BE(13), header.subarray(17, 33), header.subarray(33)];
  const key = pbkdf2Sync(password.normalize('NFC'), salt, rounds, 32, 'sha256');
  return ['aes-256-gcm', key, nonce] as const;
}

/** @param saltAndNonce the salt (16 bytes) and the nonce (12 bytes), in hex */
export function protectByNode(text: string, password: string, saltAndNonce: string): Buffer<ArrayBuffer> {
  const header = Buffer.concat([
    Buffer.from('mle-borrador'),
    // Version 1, and 600,000 rounds as a big-endian number.
    Buffer.of(1, ...[0x00, 0x09, 0x27, 0xc0]),
    Buffer.from(saltAndNonce, 'hex'),
  ]);
  const cipher = createCipheriv(...cipherArguments(header, password)).setAAD(header);
  return Buffer.concat([header, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** @throws if the password is wrong or the file is damaged */
export function unprotectByNode(file: Buffer, password: string): string {
  const header = file.subarray(0, 45);
  const decipher = createDecipheriv(...cipherArguments(header, password)).setAAD(header);
  decipher.setAuthTag(file.subarray(-16));
  return Buffer.concat([decipher.update(file.subarray(45, -16)), decipher.final()]).toString();
}
