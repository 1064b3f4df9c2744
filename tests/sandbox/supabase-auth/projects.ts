import * as v from 'valibot';
import { anonKey, credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { serveSandbox } from '../serve-sandbox.ts';

/** A project with one user who can sign in. */
export type Project = {
  readonly url: string;
  readonly key: string;
  readonly email: string;
  readonly password: string;
};

/** A stand-in as new, on a port of its own until the test ends. */
export async function openSandbox() {
  const base = `${await serveSandbox()}/_sandbox`;
  const project: Project = { url: `${base}/supabase`, key: anonKey, ...credentials };
  return {
    project,
    async setFaults(...faults: object[]): Promise<void> {
      const body = JSON.stringify(faults);
      const answer = await fetch(`${base}/control/faults`, { method: 'PUT', body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** The routes that were asked, oldest first. */
    async asked(): Promise<string[]> {
      const log = v.array(v.object({ route: v.string() }));
      const answer = await fetch(`${base}/control/requests`);
      return v.parse(log, await answer.json()).map(({ route }) => route);
    },
  };
}

const value = v.pipe(v.string(), v.nonEmpty());

const Live = v.pipe(
  v.object({
    SUPABASE_TEST_URL: value,
    SUPABASE_TEST_ANON_KEY: value,
    SUPABASE_TEST_EMAIL: value,
    SUPABASE_TEST_PASSWORD: value,
  }),
  v.transform(
    (env): Project => ({
      url: env.SUPABASE_TEST_URL.replace(/\/$/, ''),
      key: env.SUPABASE_TEST_ANON_KEY,
      email: env.SUPABASE_TEST_EMAIL,
      password: env.SUPABASE_TEST_PASSWORD,
    }),
  ),
);

/** The sandbox, and a real project when the environment names one and a user of it. */
export function projects(): { readonly name: string; readonly open: () => Promise<Project> }[] {
  const sandbox = { name: 'sandbox', open: async () => (await openSandbox()).project };
  const live = v.safeParse(Live, process.env);
  return live.success ? [sandbox, { name: 'live', open: async () => live.output }] : [sandbox];
}
