import type { Caller } from './authenticate.ts';
import { type Refused, refuse } from './errors.ts';
import type { Session, Sessions } from './sessions.ts';

/** Ends the caller's sessions: all of them, this one, or the others. Access tokens stay signed until they expire. */
export function signOut(sessions: Sessions, { user, session }: Caller, scope: string): Refused | undefined {
  const ends: Readonly<Record<string, (one: Session) => boolean>> = {
    global: () => true,
    local: ({ id }) => id === session?.id,
    others: ({ id }) => id !== session?.id,
  };
  const wanted = ends[scope];
  if (!wanted) return refuse(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  // A token of no session has neither this one nor others.
  const ending = session ? wanted : () => true;
  sessions.end((one) => one.userId === user.id && ending(one));
  return undefined;
}
