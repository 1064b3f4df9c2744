// How the service writes users and sessions, and the access tokens in them.
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Faults } from '../faults.ts';
import type { Grant, User } from './accounts.ts';
import { type Refused, refuse } from './errors.ts';

/** Known to everybody, and the same on every start: what it signs is worth nothing outside the stand-in. */
const secret = new TextEncoder().encode('secreto-ficticio-del-sandbox-que-no-protege-nada');

const lifetimeSeconds = 3600;

const written = (milliseconds?: number) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

/** What a token says of its user; the user's own body says the same. */
const metadata = ({ id, email, emailConfirmedAt }: User) => ({
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { email, email_verified: emailConfirmedAt !== undefined, phone_verified: false, sub: id },
});

/** A user as the service writes it. What is undefined is left out of the JSON. */
export function userBody(user: User) {
  const { id, email, createdAt, emailConfirmedAt, lastSignInAt } = user;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: written(emailConfirmedAt),
    phone: '',
    confirmed_at: written(emailConfirmedAt),
    last_sign_in_at: written(lastSignInAt),
    ...metadata(user),
    identities: [{ identity_id: id, id, user_id: id, provider: 'email', email }],
    created_at: written(createdAt),
    updated_at: written(lastSignInAt ?? createdAt),
    is_anonymous: false,
  };
}

/**
 * A session as the service writes it, with a new access token.
 * @param issuer the address of the service, as the token names it
 */
export async function sessionBody(faults: Faults, { user, session, refreshToken }: Grant, issuer: string) {
  const iat = Math.floor(Date.now() / 1000) + (faults.take('clock-skew')?.seconds ?? 0);
  const exp = iat + lifetimeSeconds;
  const claims = {
    iss: issuer,
    sub: user.id,
    aud: 'authenticated',
    exp,
    iat,
    email: user.email,
    phone: '',
    ...metadata(user),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(session.createdAt / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  };
  return {
    access_token: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret),
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: exp,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}

const Claims = v.object({ sub: v.string(), session_id: v.string() });

/** Who a token speaks for, if this service signed it and it has not expired. */
export async function readAccessToken(token: string): Promise<v.InferOutput<typeof Claims> | Refused> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: new Date(Date.now()),
    });
    return v.parse(Claims, payload);
  } catch (error) {
    // In the words of the library that the service uses.
    const isExpired = error instanceof errors.JWTExpired;
    const reason = isExpired ? 'token has invalid claims: token is expired' : 'token signature is invalid';
    return refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}
