export type Session = {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

type RefreshToken = {
  readonly sessionId: string;
  readonly userId: string;
  /** The one it was given in exchange for. */
  readonly parent?: string;
  /** When it was exchanged, in milliseconds since 1970. */
  spentAt?: number;
};

/** Who is signed in where, and the refresh tokens that keep it so. */
export type Sessions = {
  open(userId: string): { readonly session: Session; readonly refreshToken: string };
  get(id: string): Session | undefined;
  /** Whose token it is, and of which session while that lasts; undefined when it was never given out. */
  owner(refreshToken: string): { readonly userId: string; readonly session: Session | undefined } | undefined;
  /**
   * Exchanges the token for the next. A spent one gets the session's current token, if that came in exchange for it
   * (the answer may have been lost) or if it was spent no longer ago than the interval, in milliseconds. Otherwise
   * somebody has stolen it: the session ends, and undefined is returned.
   */
  exchange(refreshToken: string, reuseInterval: number): string | undefined;
  end(which: (session: Session) => boolean): void;
  list(): readonly Session[];
  clear(): void;
};

export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, Session>();
  const tokens = new Map<string, RefreshToken>();
  const current = new Map<string, string>();

  const issue = (session: Session, parent?: string) => {
    const refreshToken = newToken();
    const { id: sessionId, userId } = session;
    tokens.set(refreshToken, { sessionId, userId, ...(parent === undefined ? {} : { parent }) });
    current.set(sessionId, refreshToken);
    return refreshToken;
  };

  return {
    open(userId) {
      const session = { id: crypto.randomUUID(), userId, createdAt: now() };
      sessions.set(session.id, session);
      return { session, refreshToken: issue(session) };
    },
    get: (id) => sessions.get(id),
    owner(refreshToken) {
      const token = tokens.get(refreshToken);
      return token && { userId: token.userId, session: sessions.get(token.sessionId) };
    },
    exchange(refreshToken, reuseInterval) {
      const token = tokens.get(refreshToken);
      const session = token && sessions.get(token.sessionId);
      if (!session) return undefined;
      if (token.spentAt === undefined) {
        token.spentAt = now();
        return issue(session, refreshToken);
      }
      const active = current.get(session.id) ?? '';
      const wasLost = tokens.get(active)?.parent === refreshToken;
      if (wasLost || now() < token.spentAt + reuseInterval) return active;
      sessions.delete(session.id);
      return undefined;
    },
    end(which) {
      for (const session of sessions.values()) if (which(session)) sessions.delete(session.id);
    },
    list: () => [...sessions.values()],
    clear() {
      sessions.clear();
      tokens.clear();
      current.clear();
    },
  };
}

/** Twelve of a-z and 0-9. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
