import type { APIRequestContext } from 'playwright/test';
import * as v from 'valibot';
import { sandboxBase } from '../../config/stand-ins.ts';
import type { FaultList } from '../../sandbox/faults.ts';

const controlPath = `${sandboxBase}/control`;

const LoggedRequests = v.array(
  v.object({
    /** One of the routes in sandbox/faults.ts. */
    route: v.string(),
    method: v.string(),
    /** Path and query. */
    path: v.string(),
    body: v.unknown(),
    /** The Authorization header, or null if there was none. */
    authorization: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    at: v.number(),
  }),
);

export type Sandbox = {
  /** Replaces the active faults, which last until they have occurred `times` times or the test ends. */
  readonly setFaults: (faults: v.InferInput<typeof FaultList>) => Promise<void>;
  /** Returns the requests that the stand-ins have received since the test began, oldest first. */
  readonly requests: () => Promise<v.InferOutput<typeof LoggedRequests>>;
  readonly reset: () => Promise<void>;
};

/** @param request resolves paths against the site under test */
export function sandboxControl(request: APIRequestContext): Sandbox {
  // Open a new connection for each request. The server closes idle connections after five seconds, and could close one
  // just when it is reused.
  const options = { failOnStatusCode: true, headers: { connection: 'close' } };
  return {
    setFaults: async (faults) => {
      await request.put(`${controlPath}/faults`, { data: faults, ...options });
    },
    requests: async () => {
      const response = await request.get(`${controlPath}/requests`, options);
      return v.parse(LoggedRequests, await response.json());
    },
    reset: async () => {
      await request.post(`${controlPath}/reset`, options);
    },
  };
}
