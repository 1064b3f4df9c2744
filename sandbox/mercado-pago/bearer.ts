import type { MiddlewareHandler } from 'hono';
import { unauthorizedBodies } from './errors.ts';

/** Lets through what carries a token in the header. The service takes none from the query. */
export const needsBearer: MiddlewareHandler = async (c, next) => {
  const authorization = c.req.header('authorization');
  if (authorization === undefined) return c.json(unauthorizedBodies.code, 401);
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return c.json(unauthorizedBodies.unauthorized, 401);
  if (!/^(APP_USR|TEST)-./.test(token)) return c.json(unauthorizedBodies.invalid_token, 401);
  await next();
};
