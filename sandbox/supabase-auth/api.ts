import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { RouteName } from '../routes.ts';
import { authenticate } from './authenticate.ts';
import { envelope } from './envelope.ts';
import { type Refused, refuse } from './errors.ts';
import type { AuthRoute } from './faults.ts';
import { needsApiKey } from './gateway.ts';
import { passwordGrant, refreshGrant } from './grants.ts';
import { limitBody, readParams } from './params.ts';
import type { Server } from './server.ts';
import { type Grant, sessionBody } from './session-body.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { userBody } from './user-body.ts';

export type ApiSettings = {
  readonly server: Server;
  readonly middleware: (route: RouteName) => MiddlewareHandler;
  /** The path of the service, which tokens name as their issuer. */
  readonly path: string;
};

/** What is different about a user who has given no e-mail and no password. */
const anonymously = {
  is_anonymous: { is_anonymous: true, email: '', identities: [] },
  role: { role: 'anon' },
} as const;

/** Signing up, in and out, staying signed in, and asking who one is. */
export function createApi({ server, middleware, path }: ApiSettings): Hono {
  const { faults } = server;
  const app = new Hono();

  const guard = (at: string, routeOf: (c: Context) => AuthRoute) => {
    const stages = [(route: AuthRoute) => envelope(faults, route), middleware, emptied(server)];
    const staged = stages.map(
      (stage): MiddlewareHandler =>
        (c, next) =>
          stage(routeOf(c))(c, next),
    );
    app.use(at, ...staged, needsApiKey, limitBody);
  };

  const granted = async (c: Context, grant: Grant) => {
    c.header('sb-auth-user-id', grant.user.id);
    c.header('sb-auth-session-id', grant.session.id);
    return c.json(await sessionBody(server, grant, new URL(path, c.req.url).href));
  };

  guard('/token', (c) => (c.req.query('grant_type') === 'refresh_token' ? 'auth.refresh' : 'auth.password'));
  app.post('/token', async (c) => {
    const grants = { password: passwordGrant, refresh_token: refreshGrant };
    const type = c.req.query('grant_type');
    if (type !== 'password' && type !== 'refresh_token') {
      return refused(c, refuse(400, 'invalid_credentials', 'unsupported_grant_type'));
    }
    if (!server.tokenLimit.take()) {
      return refused(c, refuse(429, 'over_request_rate_limit', 'Request rate limit reached'));
    }
    const read = await readParams(c);
    if ('refusal' in read) return refused(c, read);
    const grant = grants[type](server, read.params);
    return 'refusal' in grant ? refused(c, grant) : granted(c, grant);
  });

  guard('/signup', () => 'auth.signup');
  app.post('/signup', async (c) => {
    const read = await readParams(c);
    if ('refusal' in read) return refused(c, read);
    const result = signUp(server, read.params);
    if ('refusal' in result) return refused(c, result);
    return 'unconfirmed' in result ? c.json(result.unconfirmed) : granted(c, result);
  });

  guard('/user', () => 'auth.user');
  app.get('/user', async (c) => {
    const caller = await authenticate(server, c.req.header('authorization'));
    if ('refusal' in caller) return refused(c, caller);
    const by = faults.take('user-anonymous')?.by;
    return c.json({ ...userBody(caller.user), ...(by && anonymously[by]) });
  });

  guard('/logout', () => 'auth.logout');
  app.post('/logout', async (c) => {
    const caller = await authenticate(server, c.req.header('authorization'));
    if ('refusal' in caller) return refused(c, caller);
    const result = signOut(server.sessions, caller, c.req.query('scope') || 'global');
    return result ? refused(c, result) : c.body(null, 204);
  });

  return app;
}

function refused(c: Context, { refusal }: Refused): Response {
  return c.json(refusal.body, refusal.status);
}

function emptied({ faults }: Server) {
  return (route: AuthRoute): MiddlewareHandler =>
    async (c, next) => {
      if (faults.take('empty-json', route)) return c.json({});
      await next();
    };
}
