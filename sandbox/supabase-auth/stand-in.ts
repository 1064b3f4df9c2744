import { Hono } from 'hono';
import { type Cors, createRouteMiddleware } from '../route-middleware.ts';
import type { StandIn, StandInSettings } from '../stand-in.ts';
import { createApi } from './api.ts';
import { errorBody } from './errors.ts';
import { createServer } from './server.ts';
import { userBody } from './user-body.ts';

/** The service's own list, and `apikey`, which the hosted gateway adds. */
const cors: Cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers:
    'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, X-Supabase-Api-Version, apikey',
};

const authPath = '/auth/v1';

/** Supabase's Auth, with one user. Nothing else of Supabase is here. @param now milliseconds since 1970 */
export function createSupabaseAuth(
  { base, faults, log }: StandInSettings,
  now: () => number = Date.now,
): StandIn {
  const server = createServer(faults, now);
  const { users, sessions, tokenLimit } = server;
  const middleware = createRouteMiddleware({ faults, log, errorBody, cors });
  return {
    app: new Hono().route(authPath, createApi({ server, middleware, path: base + authPath })),
    reset() {
      users.clear();
      sessions.clear();
      tokenLimit.clear();
    },
    state: () => ({ users: users.list().map(userBody), sessions: sessions.list() }),
  };
}
