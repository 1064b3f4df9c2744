// Secrets that must never reach a browser, recognised by their shape, so that a key pasted into the wrong line of .env,
// or into a source, stops the build.

/** APP_USR-<application>-<date>-<32 hex digits>-<account>; a public key is APP_USR-<uuid>. */
const mercadoPagoToken = /\b(?:APP_USR|TEST)-\d{6,}-\d{6}-[0-9a-f]{32}-\d+/;
const supabaseSecret = /\bsb_secret_[\w-]{8,}/;
const jsonWebToken = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** The older form of the key that bypasses every rule of a Supabase project. */
function isServiceRole(payload: string): boolean {
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"');
}

/** @returns the kinds of secret in a text, not the secrets, since they are written to logs */
export function secretsIn(text: string): readonly string[] {
  const service = [...text.matchAll(jsonWebToken)].some(([, payload = '']) => isServiceRole(payload));
  return [
    ...(mercadoPagoToken.test(text) ? ['an access token of Mercado Pago'] : []),
    ...(supabaseSecret.test(text) || service ? ['a secret key of Supabase'] : []),
  ];
}
