// What must never be in a browser, told by its shape: whoever pastes a key into the wrong line, or into a source,
// learns it from the build and not from a stranger.

/** APP_USR-<application>-<date>-<32 hex digits>-<account>; a public key is APP_USR-<uuid>. */
const mercadoPagoToken = /\b(?:APP_USR|TEST)-\d{6,}-\d{6}-[0-9a-f]{32}-\d+/;
const supabaseSecret = /\bsb_secret_[\w-]{8,}/;
const jsonWebToken = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** The key that passes every rule of a Supabase project, in its older form. */
function isServiceRole(payload: string): boolean {
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"');
}

/** @returns the kinds of secret in it, not the secrets: what is found is written to logs */
export function secretsIn(text: string): readonly string[] {
  const service = [...text.matchAll(jsonWebToken)].some(([, payload = '']) => isServiceRole(payload));
  return [
    ...(mercadoPagoToken.test(text) ? ['an access token of Mercado Pago'] : []),
    ...(supabaseSecret.test(text) || service ? ['a secret key of Supabase'] : []),
  ];
}
