import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, signReference } from '../../../deploy/proxy/reference.ts';

const secrets = ['a'.repeat(32), 'ñandú-'.repeat(8)] as const;
const hexDigits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));

test('a signature has 16 hex digits of HMAC-SHA-256', async () => {
  const unsigned = '0123456789abcdef'.repeat(2);
  const mac = createHmac('sha256', secrets[1]).update(unsigned).digest('hex');
  expect(await signReference(unsigned, secrets[1])).toBe(`${unsigned}-${mac.slice(0, 16)}`);
});

test('a signed reference is valid only with its secret and unchanged digits', async () => {
  await fc.assert(
    fc.asyncProperty(
      hexDigits(32),
      fc.constantFrom(...secrets),
      fc.nat(48),
      async (unsigned, secret, index) => {
        const signed = await signReference(unsigned, secret);
        expect(await isSigned(signed, secrets)).toBe(true);
        expect(
          await isSigned(
            signed,
            secrets.filter((other) => other !== secret),
          ),
        ).toBe(false);
        const changed =
          signed.slice(0, index) + (signed[index] === '0' ? '1' : '0') + signed.slice(index + 1);
        expect(await isSigned(changed, secrets)).toBe(false);
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
  const signed = await signReference('f'.repeat(32), secrets[0]);
  for (const wrong of [
    signed.toUpperCase(),
    `${signed}\n`,
    `${signed}0`,
    signed.slice(0, -1),
    ` ${signed}`,
  ]) {
    expect(await isSigned(wrong, secrets)).toBe(false);
  }
});
