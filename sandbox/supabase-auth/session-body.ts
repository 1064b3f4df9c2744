import { signAccessToken } from './access-token.ts';
import type { Server } from './server.ts';
import type { Session } from './sessions.ts';
import { metadata, userBody } from './user-body.ts';
import type { User } from './users.ts';

/** Seconds. */
const usualLifetime = 3600;

export type Grant = {
  readonly user: User;
  readonly session: Session;
  readonly refreshToken: string;
};

/**
 * A session as the service writes it, with a new access token.
 *
 * @param issuer the address of the service, as the token names it
 */
export async function sessionBody({ faults, now }: Server, grant: Grant, issuer: string) {
  const { user, session, refreshToken } = grant;
  const expires_in = faults.take('short-session')?.seconds ?? usualLifetime;
  const iat = seconds(now()) + (faults.take('clock-skew')?.seconds ?? 0);
  const exp = iat + expires_in;
  const access_token = await signAccessToken({
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
    amr: [{ method: 'password', timestamp: seconds(session.createdAt) }],
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token,
    token_type: 'bearer',
    expires_in,
    expires_at: exp,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
