// Function for Cloudflare Pages, which looks for functions only in this folder.
import { createProxy, type PaymentsProxy } from '../../deploy/proxy/proxy.ts';

type Context = { readonly request: Request; readonly env: Readonly<Record<string, unknown>> };

let proxy: PaymentsProxy | null = null;

/** Cloudflare passes the environment with each request. It stays the same for the life of an instance. */
export const onRequest = ({ request, env }: Context): Promise<Response> => {
  proxy ??= createProxy(env, { addressHeader: 'cf-connecting-ip' });
  return proxy.fetch(request);
};
