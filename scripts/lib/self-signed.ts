// Written by hand because neither Node nor nginx makes certificates, and openssl's command may not be installed.
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** DER, as in X.690: a tag, the length, the content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const utcTime = (date: Date) => text(0x17, `${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`);

const ids = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', subjectAltName: '551d11' };

const dayMs = 86_400_000;

/** A certificate for localhost and 127.0.0.1, for tests over https: valid for a day, PEM. */
export function selfSigned(): { readonly certificate: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const algorithm = sequence(oid(ids.ecdsaWithSha256));
  const name = sequence(der(0x31, sequence(oid(ids.commonName), text(0x0c, 'localhost'))));
  const now = Date.now();
  const names = sequence(text(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    sequence(utcTime(new Date(now - dayMs)), utcTime(new Date(now + dayMs))),
    name,
    publicKey,
    der(0xa3, sequence(sequence(oid(ids.subjectAltName), der(0x04, names)))),
  );
  const signature = sign('sha256', content, createPrivateKey(privateKey));
  const whole = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
  };
}
