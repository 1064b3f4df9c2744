import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, signReference } from '../../../deploy/proxy/reference.ts';

const secrets = ['a'.repeat(32), 'ñandú-'.repeat(8)] as const;
const hexDigits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));

test('a signature has 16 hex digits of HMAC-SHA-256', async () => {
  const unsignedReference = '0123456789abcdef'.repeat(2);
  const mac = createHmac('sha256', secrets[1]).update(unsignedReference).digest('hex');
  expect(await signReference(unsignedReference, secrets[1])).toBe(`${unsignedReference}-${mac.slice(0, 16)}`);
});

test('a signed reference is valid only with its secret and unchanged digits', async () => {
  await fc.assert(
    fc.asyncProperty(
      hexDigits(32),
      fc.constantFrom(...secrets),
      fc.nat(48),
      async (unsignedDigits, secret, index) => {
        const signedReference = await signReference(unsignedDigits, secret);
        expect(await isSigned(signedReference, secrets)).toBe(true);
        expect(
          await isSigned(
            signedReference,
            secrets.filter((other) => other !== secret),
          ),
        ).toBe(false);
        const changedReference =
          signedReference.slice(0, index) +
          (signedReference[index] === '0' ? '1' : '0') +
          signedReference.slice(index + 1);
        expect(await isSigned(changedReference, secrets)).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

test('arbitrary text does not count as signed', async () => {
  const arbitraryText = fc.oneof(
    fc.string(),
    hexDigits(32),
    fc.tuple(hexDigits(32), hexDigits(16)).map((parts) => parts.join('-')),
  );
  await fc.assert(
    fc.asyncProperty(arbitraryText, async (text) => {
      expect(await isSigned(text, secrets)).toBe(false);
    }),
  );
});

test('a signature must match exactly', async () => {
  const validReference = await signReference('f'.repeat(32), secrets[0]);
  for (const wrong of [
    validReference.toUpperCase(),
    `${validReference}\n`,
    `${validReference}0`,
    validReference.slice(0, -1),
    ` ${validReference}`,
  ]) {
    expect(await isSigned(wrong, secrets)).toBe(false);
  }
});
