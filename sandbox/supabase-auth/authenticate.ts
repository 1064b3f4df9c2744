import * as v from 'valibot';
import { readAccessToken } from './access-token.ts';
import { type Refused, refuse } from './errors.ts';
import type { Server } from './server.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

const Uuid = v.pipe(v.string(), v.uuid());

export type Caller = {
  readonly user: User;
  /** Absent when the token names none. */
  readonly session: Session | undefined;
};

/** Who calls, by the access token of the header. */
export async function authenticate(
  { faults, users, sessions, now }: Server,
  authorization = '',
): Promise<Caller | Refused> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (!token) return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const read = await readAccessToken(token, now());
  if ('refusal' in read) return read;
  const { sub, session_id } = read.claims;
  if (!sub) return refuse(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!v.is(Uuid, sub)) return refuse(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = users.byId(sub);
  if (!user) return refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (faults.take('sessions-revoked')) sessions.end(() => true);
  const session = sessions.get(session_id);
  if (session_id && !session) {
    return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (faults.take('user-banned')) return refuse(403, 'user_banned', 'User is banned');
  return { user, session };
}
