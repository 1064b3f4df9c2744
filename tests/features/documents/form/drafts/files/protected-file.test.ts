import { Buffer } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import {
  protect,
  protectionOf,
  unprotect,
} from '../../../../../../src/features/documents/form/drafts/files/protected-file.ts';
import { protectByNode, unprotectByNode } from './protected-by-node.ts';

const password = 'Otoño en Ñuble';
const text = '{"savedAt":"2026"}';
const saltAndNonce = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b';
const fileByNode = protectByNode(text, password, saltAndNonce);

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());
const decrypt = async (bytes: Uint8Array<ArrayBuffer>, secret = password) =>
  (await unprotect(new Blob([bytes]), secret))?.text();

function fileWithBytes(offset: number, ...bytes: readonly number[]): Buffer<ArrayBuffer> {
  const copy = Buffer.from(fileByNode);
  copy.set(bytes, offset);
  return copy;
}

test('node:crypto and our code decrypt each other’s files, however accents are encoded', async () => {
  const file = await protect(new Blob([text]), password.normalize('NFD'), 'borradores-protegidos.mle');
  expect(file.name).toBe('borradores-protegidos.mle');
  const ourFile = await bytesOf(file);
  // A file consists of the header (45 bytes), the encrypted text and the tag (16 bytes).
  expect(ourFile).toHaveLength(45 + text.length + 16);
  expect(unprotectByNode(ourFile, password)).toBe(text);
  expect(await protectionOf(file)).toBe('password');
  expect(await decrypt(fileByNode, password.normalize('NFD'))).toBe(text);
  // The site's first version wrote this file. Such files must stay readable.
  expect(fileByNode.toString('base64')).toBe(
    'bWxlLWJvcnJhZG9yAQAJJ8AAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobjZoy3Smbn+sx74jzB6hPERuTLcA9TuSvKPVW+EWwr6lT7A==',
  );
});

test('each file has a salt and a nonce of its own', async () => {
  const protectText = async () => bytesOf(await protect(new Blob([text]), password, 'otro.mle'));
  const [firstFile, secondFile] = [await protectText(), await protectText()];
  expect(secondFile.subarray(0, 17)).toEqual(firstFile.subarray(0, 17));
  for (const [startByte, endByte] of [
    [17, 33],
    [33, 45],
  ])
    expect(secondFile.subarray(startByte, endByte)).not.toEqual(firstFile.subarray(startByte, endByte));
});

test.each([
  ['another password', fileByNode, 'otoño en Ñuble'],
  ['no version', fileWithBytes(12, 0)],
  ['more rounds', fileWithBytes(16, 0xc1)],
  ['another nonce', fileWithBytes(40, 0xff)],
  ['another tag', fileWithBytes(fileByNode.length - 1, 0)],
  ['a missing end', fileByNode.subarray(0, -1)],
  ['only a header', fileByNode.subarray(0, 45)],
])('does not decrypt a file with %s', async (_, bytes, secret = password) => {
  expect(await protectionOf(new Blob([bytes]))).toBe('password');
  expect(await decrypt(bytes, secret)).toBeUndefined();
});

test('refuses an invalid number of rounds without deriving a key', async () => {
  const deriveKey = vi.spyOn(crypto.subtle, 'deriveKey');
  const roundCounts = [0, 1, 599_999, 10_000_001, 1_000_000_000, 0xffffffff];
  const files = roundCounts.map((rounds) => {
    const bytes = Buffer.from(fileByNode);
    bytes.writeUInt32BE(rounds, 13);
    return bytes;
  });
  for (const bytes of [...files, fileByNode.subarray(0, 20), fileByNode.subarray(0, 12)])
    expect(await decrypt(bytes)).toBeUndefined();
  expect(deriveKey).not.toHaveBeenCalled();
});

test.each(['', 'mle', 'mle-borrado', '{"format":"mentoria-legal-borradores"}', 'PK\u0003\u0004'])(
  '%j is not a protected file',
  async (plain) => expect(await protectionOf(new Blob([plain]))).toBe('none'),
);
