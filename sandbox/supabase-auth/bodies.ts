import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { FaultNamed, Faults } from '../faults.ts';
import type { Grant, User } from './accounts.ts';

/** An error in the format of API version 2024-01-01, which the client always requests. */
export type AuthRefusal = {
  readonly status: 400 | 401 | 403 | 422;
  readonly body: { readonly code: string; readonly message: string };
};

export function refuse(status: AuthRefusal['status'], code: string, message: string): AuthRefusal {
  return { status, body: { code, message } };
}

const defaultErrors: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['validation_failed', 'The request is not valid'],
  401: ['no_authorization', 'This endpoint requires a valid Bearer token'],
  403: ['bad_jwt', 'invalid JWT: unable to parse or verify signature'],
  404: ['user_not_found', 'User not found'],
  409: ['conflict', 'Too many concurrent token refresh requests on the same session or refresh token'],
  422: ['email_provider_disabled', 'Email logins are disabled'],
  429: ['over_request_rate_limit', 'Request rate limit reached'],
};

export function errorBody(fault: FaultNamed<'status'>): object {
  const unexpectedMessage = 'Unexpected failure, please check server logs for more information';
  const [code, message] = defaultErrors[fault.status] ?? ['unexpected_failure', unexpectedMessage];
  return { code: fault.error ?? code, message: fault.message ?? message };
}

/** Signing key, the same on every start. It is public, because its signatures are worthless outside the stand-in. */
const signingKey = new TextEncoder().encode('secreto-ficticio-del-sandbox-que-no-protege-nada');

const lifetimeSeconds = 3600;

const toIso = (milliseconds?: number) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

const metadata = ({ id, email, emailConfirmedAt }: User) => ({
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { email, email_verified: emailConfirmedAt !== undefined, phone_verified: false, sub: id },
});

/** Returns the user as the service sends it. JSON omits the undefined values. */
export function userBody(user: User) {
  const { id, email, createdAt, emailConfirmedAt, lastSignInAt } = user;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: toIso(emailConfirmedAt),
    phone: '',
    confirmed_at: toIso(emailConfirmedAt),
    last_sign_in_at: toIso(lastSignInAt),
    ...metadata(user),
    identities: [{ identity_id: id, id, user_id: id, provider: 'email', email }],
    created_at: toIso(createdAt),
    updated_at: toIso(lastSignInAt ?? createdAt),
    is_anonymous: false,
  };
}

/** @param issuer address of the service, for the token's `iss` claim */
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
    access_token: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(signingKey),
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: exp,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}

const Claims = v.object({ sub: v.string(), session_id: v.string() });

export async function readAccessToken(token: string): Promise<v.InferOutput<typeof Claims> | AuthRefusal> {
  try {
    const { payload } = await jwtVerify(token, signingKey, {
      algorithms: ['HS256'],
      currentDate: new Date(Date.now()),
    });
    return v.parse(Claims, payload);
  } catch (error) {
    // The service forwards the message of its JWT library.
    const isExpired = error instanceof errors.JWTExpired;
    const reason = isExpired ? 'token has invalid claims: token is expired' : 'token signature is invalid';
    return refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}
