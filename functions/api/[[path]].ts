// Cloudflare Pages' function; it looks for functions in this folder alone.
import { createProxy, type PaymentsProxy } from '../../deploy/proxy/proxy.ts';

type Context = { readonly request: Request; readonly env: Readonly<Record<string, unknown>> };

let proxy: PaymentsProxy | null = null;

/** The environment comes with the first request, and stays the same for an instance's life. */
export const onRequest = ({ request, env }: Context): Promise<Response> => {
  proxy ??= createProxy(env, { addressHeader: 'cf-connecting-ip' });
  return proxy.fetch(request);
};
