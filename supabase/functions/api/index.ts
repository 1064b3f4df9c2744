// Supabase's Edge Function, at /functions/v1/api; it looks for functions in this folder.
import { createProxy } from '../../../deploy/proxy/proxy.ts';

/** What this file needs of Deno. */
declare const Deno: {
  readonly env: { readonly toObject: () => Record<string, string> };
  readonly serve: (handle: (request: Request) => Promise<Response>) => unknown;
};

const proxy = createProxy(Deno.env.toObject(), { addressHeader: 'x-forwarded-for' });

Deno.serve((request) => proxy.fetch(request));
