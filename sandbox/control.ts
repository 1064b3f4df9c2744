import { Hono } from 'hono';
import * as v from 'valibot';
import { FaultList, type Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import type { StandIn } from './stand-in.ts';

export type ControlSettings = {
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly standIns: Readonly<Record<string, StandIn>>;
};

/** Where tests switch faults and read what happened. The page cannot: it sends what it would send in production. */
export function createControl({ faults, log, standIns }: ControlSettings): Hono {
  const app = new Hono();

  app.post('/reset', (c) => {
    for (const standIn of Object.values(standIns)) standIn.reset();
    faults.set([]);
    log.clear();
    return c.body(null, 204);
  });

  app.put('/faults', async (c) => {
    const wanted = v.safeParse(FaultList, await c.req.json().catch(() => undefined));
    if (!wanted.success) return c.json({ message: wanted.issues.map(issueText).join('; ') }, 400);
    faults.set(wanted.output);
    return c.json(faults.list());
  });

  app.get('/requests', (c) => c.json(log.list()));

  app.get('/state', (c) => {
    const states = Object.entries(standIns).map(([name, standIn]) => [name, standIn.state()]);
    return c.json({ faults: faults.list(), ...Object.fromEntries(states) });
  });

  return app;
}

function issueText(issue: v.InferIssue<typeof FaultList>): string {
  return `${v.getDotPath(issue) ?? 'faults'}: ${issue.message}`;
}
