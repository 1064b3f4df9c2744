import { sandboxCredentials } from '../../config/stand-ins.ts';

/** Times are in milliseconds since 1970. */
export type User = {
  readonly id: string;
  /** E-mail in lower case. */
  readonly email: string;
  /** Password in plain text, which is fine for a stand-in without secrets. */
  readonly password: string;
  readonly createdAt: number;
  readonly emailConfirmedAt?: number;
  readonly lastSignInAt?: number;
};

export type Session = { readonly id: string; readonly userId: string; readonly createdAt: number };

/** A user's session with its newest refresh token. */
export type Grant = { readonly user: User; readonly session: Session; readonly refreshToken: string };

type RefreshToken = {
  readonly sessionId: string;
  readonly exchangedFrom: string | undefined;
  usedAt?: number;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts() {
  const users = new Map<string, User>();
  const sessions = new Map<string, Session>();
  const tokens = new Map<string, RefreshToken>();
  /** Newest token of each session. */
  const newestTokens = new Map<string, string>();

  const save = (user: User): User => {
    users.set(user.id, user);
    return user;
  };

  const issueToken = (sessionId: string, exchangedFrom?: string): string => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const refreshToken = Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
    tokens.set(refreshToken, { sessionId, exchangedFrom });
    newestTokens.set(sessionId, refreshToken);
    return refreshToken;
  };

  // Use the same id on every start. A token that a browser kept from an earlier start then has a known user, and the
  // stand-in reports its session as missing.
  const id = '5a4db0c5-0000-4000-8000-000000000001';
  save({
    ...newUser(sandboxCredentials.email, sandboxCredentials.password),
    id,
    emailConfirmedAt: Date.now(),
  });

  return {
    save,
    userById: (userId: string) => users.get(userId),
    userByEmail: (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase()),

    signIn(user: User): Grant {
      const session = { id: crypto.randomUUID(), userId: user.id, createdAt: Date.now() };
      sessions.set(session.id, session);
      return {
        user: save({ ...user, lastSignInAt: Date.now() }),
        session,
        refreshToken: issueToken(session.id),
      };
    },

    sessionById: (sessionId: string) => sessions.get(sessionId),
    endSessions(predicate: (session: Session) => boolean) {
      for (const session of sessions.values()) if (predicate(session)) sessions.delete(session.id);
    },

    /** Returns the session of a refresh token, 'ended' if the session is over, or undefined for an unknown token. */
    sessionByToken(refreshToken: string): Session | 'ended' | undefined {
      const token = tokens.get(refreshToken);
      return token && (sessions.get(token.sessionId) ?? 'ended');
    },

    /**
     * Exchanges a refresh token for the next one. A used token gets the session's newest token in two cases: it was
     * used less than `reuseMs` milliseconds ago, or the newest token was issued in exchange for it, so that the
     * response may have been lost. In any other case the token counts as stolen: the session ends, and the result is
     * undefined.
     */
    exchange(refreshToken: string, { id: sessionId }: Session, reuseMs: number): string | undefined {
      const token = tokens.get(refreshToken);
      if (token?.usedAt === undefined) {
        if (token) token.usedAt = Date.now();
        return issueToken(sessionId, refreshToken);
      }
      const newestToken = newestTokens.get(sessionId) ?? '';
      const mayHaveLostResponse = tokens.get(newestToken)?.exchangedFrom === refreshToken;
      if (mayHaveLostResponse || Date.now() < token.usedAt + reuseMs) return newestToken;
      sessions.delete(sessionId);
      return undefined;
    },
  };
}

export function newUser(email: string, password: string): User {
  return { id: crypto.randomUUID(), email: email.toLowerCase(), password, createdAt: Date.now() };
}
