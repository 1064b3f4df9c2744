import { Hono } from 'hono';
import * as v from 'valibot';
import { createFaults, FaultList } from '../../../sandbox/faults.ts';
import { createRequestLog } from '../../../sandbox/request-log.ts';
import { anonKey, credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { createSupabaseAuth } from '../../../sandbox/supabase-auth/stand-in.ts';

const base = '/_sandbox/supabase';
export const service = `http://localhost:4173${base}/auth/v1`;

/** When every test begins. */
export const start = Date.parse('2026-03-02T12:00:00Z');

const Tokens = v.looseObject({ access_token: v.string(), refresh_token: v.string() });

/** A fresh service whose clock stands still, and what a client and a test do with it. */
export function visitAuth() {
  let time = start;
  const faults = createFaults();
  const standIn = createSupabaseAuth({ base, faults, log: createRequestLog() }, () => time);
  const app = new Hono().route(base, standIn.app);
  app.onError((error) => {
    throw error;
  });

  const headers = {
    apikey: anonKey,
    'x-supabase-api-version': '2024-01-01',
    'content-type': 'application/json;charset=UTF-8',
  };
  const ask = async (path: string, init?: RequestInit) => app.fetch(new Request(service + path, init));
  const get = (path: string, token?: string) => ask(path, { headers: { ...headers, ...bearer(token) } });
  const post = (path: string, body?: unknown, token?: string) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return ask(path, { method: 'POST', headers: { ...headers, ...bearer(token) }, ...sent });
  };
  const password = (body: object = credentials) => post('/token?grant_type=password', body);
  const refresh = (token: unknown) => post('/token?grant_type=refresh_token', { refresh_token: token });

  return {
    standIn,
    headers,
    /** With nothing but `init`. */
    ask,
    get,
    post,
    password,
    refresh,
    user: (token?: string) => get('/user', token),
    signUp: (body: object) => post('/signup', body),
    /** The tokens of a new session of the one user. */
    signIn: async () => v.parse(Tokens, await (await password()).json()),
    /** The refresh token that the given one is exchanged for. */
    exchange: async (token: string) => v.parse(Tokens, await (await refresh(token)).json()).refresh_token,
    setFaults: (...list: object[]) => faults.set(v.parse(FaultList, list)),
    pass(seconds: number): void {
      time += seconds * 1000;
    },
  };
}

function bearer(token?: string): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Status and body, to compare with a row of the service's table of errors. */
export async function read(answer: Response): Promise<{ readonly status: number; readonly body: unknown }> {
  return { status: answer.status, body: await answer.json() };
}

/** A refusal as a client of today reads it. */
export function refusal(status: number, code: string, message: unknown, rest: object = {}) {
  return { status, body: { code, message, ...rest } };
}
