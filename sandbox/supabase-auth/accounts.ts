// What the service remembers: users, who is signed in where, and the refresh tokens that keep it so.
import { credentials } from '../../config/stand-ins.ts';

/** Times in milliseconds since 1970. */
export type User = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  /** As typed: a stand-in keeps no secret. */
  readonly password: string;
  readonly createdAt: number;
  readonly emailConfirmedAt?: number;
  readonly lastSignInAt?: number;
};

export type Session = { readonly id: string; readonly userId: string; readonly createdAt: number };

/** A session with its newest refresh token. */
export type Grant = { readonly user: User; readonly session: Session; readonly refreshToken: string };

type RefreshToken = {
  readonly sessionId: string;
  /** The one it was given in exchange for. */
  readonly parent: string | undefined;
  spentAt?: number;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts() {
  const users = new Map<string, User>();
  const sessions = new Map<string, Session>();
  const tokens = new Map<string, RefreshToken>();
  /** The newest token of each session. */
  const newest = new Map<string, string>();

  const save = (user: User): User => {
    users.set(user.id, user);
    return user;
  };

  const issue = (sessionId: string, parent?: string): string => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const refreshToken = Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
    tokens.set(refreshToken, { sessionId, parent });
    newest.set(sessionId, refreshToken);
    return refreshToken;
  };

  // The same id on every start: a session that a browser still has is then missing, and not somebody else's.
  const id = '5a4db0c5-0000-4000-8000-000000000001';
  save({ ...newUser(credentials.email, credentials.password), id, emailConfirmedAt: Date.now() });

  return {
    save,
    user: (userId: string) => users.get(userId),
    /** Capitals make no difference. */
    userOf: (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase()),

    signIn(user: User): Grant {
      const session = { id: crypto.randomUUID(), userId: user.id, createdAt: Date.now() };
      sessions.set(session.id, session);
      return {
        user: save({ ...user, lastSignInAt: Date.now() }),
        session,
        refreshToken: issue(session.id),
      };
    },

    session: (sessionId: string) => sessions.get(sessionId),
    end(which: (session: Session) => boolean) {
      for (const session of sessions.values()) if (which(session)) sessions.delete(session.id);
    },

    /** The session that a refresh token was given out for; 'ended' when that is over, undefined for no such token. */
    sessionOf(refreshToken: string): Session | 'ended' | undefined {
      const token = tokens.get(refreshToken);
      return token && (sessions.get(token.sessionId) ?? 'ended');
    },

    /**
     * Exchanges the session's token for the next. A spent one gets the newest token, if that came in exchange for it (the
     * answer may have been lost) or if it was spent no longer ago than the interval, in milliseconds. Otherwise somebody
     * has stolen it: the session ends, and undefined is returned.
     */
    exchange(refreshToken: string, { id: sessionId }: Session, reuseInterval: number): string | undefined {
      const token = tokens.get(refreshToken);
      if (token?.spentAt === undefined) {
        if (token) token.spentAt = Date.now();
        return issue(sessionId, refreshToken);
      }
      const active = newest.get(sessionId) ?? '';
      const wasLost = tokens.get(active)?.parent === refreshToken;
      if (wasLost || Date.now() < token.spentAt + reuseInterval) return active;
      sessions.delete(sessionId);
      return undefined;
    },
  };
}

export function newUser(email: string, password: string): User {
  return { id: crypto.randomUUID(), email: email.toLowerCase(), password, createdAt: Date.now() };
}
