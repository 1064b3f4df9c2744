import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { standInValues } from '../../config/stand-ins.ts';
import { createMiddleware, type StandInSettings } from '../middleware.ts';
import { createAccounts, type Grant, newUser, type User } from './accounts.ts';
import { type AuthRefusal, errorBody, readAccessToken, refuse, sessionBody, userBody } from './bodies.ts';

const versionHeader = 'X-Supabase-Api-Version';

/** CORS rules of the service, plus `apikey`, which the hosted gateway adds. */
const cors = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers: `Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, ${versionHeader}, apikey`,
  exposedHeaders: `X-Total-Count, Link, ${versionHeader}`,
};

/** The service treats a missing value as an empty text. */
const text = v.nullish(v.string(), '');
const Params = v.object({ email: text, password: text, refresh_token: text });

/** Seconds for which a used refresh token stays valid, as by default in a hosted project. */
const defaultReuseSeconds = 10;

/** Creates a stand-in for Supabase Auth with one user. The sandbox has no other part of Supabase. */
export function createSupabaseAuth({ base, faults, log }: StandInSettings): Hono {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = standInValues();
  const accounts = createAccounts();
  const middleware = createMiddleware({ faults, log, errorBody, cors });
  const authPath = '/auth/v1';
  const app = new Hono().basePath(authPath);

  app.use(async (c, next) => {
    await next();
    // Without the version header the client ignores an error's code.
    if (!c.res.ok) c.res.headers.set(versionHeader, '2024-01-01');
  });
  app.use('/token', (c, next) =>
    middleware(c.req.query('grant_type') === 'refresh_token' ? 'auth.refresh' : 'auth.password')(c, next),
  );
  app.use('/signup', middleware('auth.signup'));
  app.use('/user', middleware('auth.user'));
  app.use('/logout', middleware('auth.logout'));
  // The hosted service's gateway refuses every request without the project's key. Its errors have their own format.
  app.use((c, next) =>
    c.req.header('apikey') === publishableKey
      ? next()
      : Promise.resolve(c.json({ message: 'Invalid API key', hint: 'Double check your API key.' }, 401)),
  );

  const respondRefused = (c: Context, { status, body }: AuthRefusal) => c.json(body, status);
  const respondGranted = async (c: Context, grant: Grant | AuthRefusal) =>
    'status' in grant
      ? respondRefused(c, grant)
      : c.json(await sessionBody(faults, grant, new URL(base + authPath, c.req.url).href));
  const readParams = async (c: Context) => v.parse(Params, await c.req.json().catch(() => ({})));

  const passwordGrant = ({ email, password }: v.InferOutput<typeof Params>): Grant | AuthRefusal => {
    const user = accounts.userByEmail(email);
    const invalidCredentials = refuse(400, 'invalid_credentials', 'Invalid login credentials');
    if (!user) return invalidCredentials;
    if (faults.take('user-banned')) return refuse(400, 'user_banned', 'User is banned');
    if (user.password !== password) return invalidCredentials;
    if (user.emailConfirmedAt === undefined || faults.take('email-unconfirmed')) {
      return refuse(400, 'email_not_confirmed', 'Email not confirmed');
    }
    return accounts.signIn(user);
  };

  const refreshGrant = (token: string): Grant | AuthRefusal => {
    const refuseToken = (code: string, reason: string) =>
      refuse(400, code, `Invalid Refresh Token: ${reason}`);
    if (faults.take('sessions-revoked')) accounts.endSessions(() => true);
    const session = accounts.sessionByToken(token);
    if (!session) return refuseToken('refresh_token_not_found', 'Refresh Token Not Found');
    if (faults.take('user-banned')) return refuseToken('user_banned', 'User Banned');
    const user = session === 'ended' ? undefined : accounts.userById(session.userId);
    if (session === 'ended' || !user) return refuseToken('session_not_found', 'No Valid Session Found');
    const reuseSeconds = faults.take('reuse-interval')?.seconds ?? defaultReuseSeconds;
    const refreshToken = accounts.exchange(token, session, reuseSeconds * 1000);
    if (!refreshToken) return refuseToken('refresh_token_already_used', 'Already Used');
    return { user, session, refreshToken };
  };

  const authenticate = async (authorization = ''): Promise<User | AuthRefusal> => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    if (!token) return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const claims = await readAccessToken(token);
    if ('status' in claims) return claims;
    const user = accounts.userById(claims.sub);
    if (!user) return refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (faults.take('sessions-revoked')) accounts.endSessions(() => true);
    if (!accounts.sessionById(claims.session_id)) {
      return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    if (faults.take('user-banned')) return refuse(403, 'user_banned', 'User is banned');
    return user;
  };

  app.post('/token', async (c) => {
    const params = await readParams(c);
    const isRefresh = c.req.query('grant_type') === 'refresh_token';
    return respondGranted(c, isRefresh ? refreshGrant(params.refresh_token) : passwordGrant(params));
  });

  app.post('/signup', async (c) => {
    const { email, password } = await readParams(c);
    if (faults.take('signup-disabled')) {
      return respondRefused(c, refuse(422, 'signup_disabled', 'Signups not allowed for this instance'));
    }
    const user = newUser(email, password);
    if (faults.take('signup-autoconfirmed')) {
      return respondGranted(c, accounts.signIn({ ...user, emailConfirmedAt: Date.now() }));
    }
    // Give a known e-mail and a new one the same answer, so that nobody learns which users exist.
    return c.json(userBody(accounts.userByEmail(email) ? user : accounts.save(user)));
  });

  app.get('/user', async (c) => {
    const caller = await authenticate(c.req.header('authorization'));
    if ('status' in caller) return respondRefused(c, caller);
    const anonymousMark = faults.take('user-anonymous')?.by;
    const anonymousUserFields = { is_anonymous: { is_anonymous: true }, role: { role: 'anon' } };
    return c.json({ ...userBody(caller), ...(anonymousMark && anonymousUserFields[anonymousMark]) });
  });

  app.post('/logout', async (c) => {
    const caller = await authenticate(c.req.header('authorization'));
    if ('status' in caller) return respondRefused(c, caller);
    accounts.endSessions(({ userId }) => userId === caller.id);
    return c.body(null, 204);
  });

  return app;
}
