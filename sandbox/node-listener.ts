import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './app.ts';
import { CallerLeft, ConnectionDropped } from './middleware.ts';

/** Adapts the sandbox to a Node server. Closes the connection if the sandbox drops it or the caller disconnects. */
export function nodeListener(
  sandbox: Sandbox,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        if (!(error instanceof ConnectionDropped || error instanceof CallerLeft)) throw error;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    // Leave the global objects unchanged, because the listener runs in Vite's process.
    { overrideGlobalObjects: false },
  );
}
