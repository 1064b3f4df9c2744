import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './app.ts';
import { CallerLeft, ConnectionDropped } from './middleware.ts';

/** Adapts the sandbox to a Node server, which closes the connection if the sandbox rejects. */
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
    // The server belongs to Vite, so leave its globals unchanged.
    { overrideGlobalObjects: false },
  );
}
