import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Refused, refuse } from './errors.ts';

/** Known to everybody, and the same on every start: what it signs is worth nothing outside the stand-in. */
const secret = new TextEncoder().encode('secreto-ficticio-del-sandbox-que-no-protege-nada');

const Claims = v.object({ sub: v.optional(v.string(), ''), session_id: v.optional(v.string(), '') });

export function signAccessToken(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
}

/**
 * Reads who a token speaks for, if this service signed it and it has not expired.
 *
 * @param now milliseconds since 1970
 */
export async function readAccessToken(
  token: string,
  now: number,
): Promise<{ readonly claims: v.InferOutput<typeof Claims> } | Refused> {
  try {
    const options = { algorithms: ['HS256'], currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, secret, options);
    return { claims: v.parse(Claims, payload) };
  } catch (error) {
    const message = `invalid JWT: unable to parse or verify signature, ${reason(error)}`;
    return refuse(403, 'bad_jwt', message);
  }
}

/** In the words of the library that the service uses. */
function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  if (error instanceof errors.JOSEAlgNotAllowed)
    return 'token signature is invalid: signing method is invalid';
  return 'token is malformed: token contains an invalid number of segments';
}
