import type { Faults } from '../faults.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createUsers, type Users } from './users.ts';

/** What the answers are made from. */
export type Server = {
  readonly faults: Faults;
  readonly users: Users;
  readonly sessions: Sessions;
  /** Of every way to get a token together. The service counts per address; here all requests come from one. */
  readonly tokenLimit: RateLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export function createServer(faults: Faults, now: () => number): Server {
  return {
    faults,
    users: createUsers(now),
    sessions: createSessions(now),
    tokenLimit: createRateLimit({ size: 150, window: 5 * 60 * 1000 }, now),
    now,
  };
}
