import { type Refused, refuse } from './errors.ts';
import type { Params } from './params.ts';
import type { Server } from './server.ts';
import type { Grant } from './session-body.ts';
import type { User } from './users.ts';

/** Seconds; what a hosted project has unless it says otherwise. */
const usualReuseInterval = 10;

/** Opens a session, and keeps when. */
export function signIn({ users, sessions, now }: Server, user: User): Grant {
  return { user: users.save({ ...user, lastSignInAt: now() }), ...sessions.open(user.id) };
}

export function passwordGrant(server: Server, { email, phone, password }: Params): Grant | Refused {
  const { faults, users } = server;
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on login.';
    return refuse(400, 'validation_failed', message);
  }
  if (phone) return refuse(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) return refuse(400, 'validation_failed', 'missing email or phone');
  const user = users.byEmail(email);
  const invalid = refuse(400, 'invalid_credentials', 'Invalid login credentials');
  if (!user) return invalid;
  if (faults.take('user-banned')) return refuse(400, 'user_banned', 'User is banned');
  if (user.password !== password) return invalid;
  if (user.emailConfirmedAt === undefined || faults.take('email-unconfirmed')) {
    return refuse(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return signIn(server, user);
}

export function refreshGrant(server: Server, { refresh_token: token }: Params): Grant | Refused {
  const { faults, users, sessions } = server;
  if (!token) {
    const body = { error: 'invalid_request', error_description: 'refresh_token required' };
    return { refusal: { status: 400, body } };
  }
  if (!/^[a-z0-9]{12}$/.test(token)) return refuse(400, 'validation_failed', 'Refresh token is not valid');
  if (faults.take('sessions-revoked')) sessions.end(() => true);
  const owner = sessions.owner(token);
  const user = owner && users.byId(owner.userId);
  if (!user) return invalidToken('refresh_token_not_found', 'Refresh Token Not Found');
  if (faults.take('user-banned')) return invalidToken('user_banned', 'User Banned');
  const { session } = owner;
  if (!session) return invalidToken('session_not_found', 'No Valid Session Found');
  const interval = faults.take('reuse-interval')?.seconds ?? usualReuseInterval;
  const refreshToken = sessions.exchange(token, interval * 1000);
  if (!refreshToken) return invalidToken('refresh_token_already_used', 'Already Used');
  return { user, session, refreshToken };
}

function invalidToken(code: string, reason: string): Refused {
  return refuse(400, code, `Invalid Refresh Token: ${reason}`);
}
