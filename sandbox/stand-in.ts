import type { Hono } from 'hono';
import type { Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';

/** What every stand-in is given. */
export type StandInSettings = {
  /** The path it is mounted at, without a slash at the end. */
  readonly base: string;
  readonly faults: Faults;
  readonly log: RequestLog;
};

/** A service that runs in memory: an app, and what it remembers. */
export type StandIn = {
  readonly app: Hono;
  /** Forgets everything. */
  reset(): void;
  /** What it remembers, for `GET /control/state`. */
  state(): unknown;
};
