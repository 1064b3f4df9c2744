import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readEnvironment } from '../config/environment-plugin.ts';
import { proxyPath } from '../config/proxy-address.ts';
import { isDeployable, sandboxBase, sandboxCredentials, usesProxy } from '../config/stand-ins.ts';
import { createSandbox } from './app.ts';
import { nodeListener } from './node-listener.ts';

/** Serves the sandbox on Vite's server, except in deployable modes. */
export function sandbox(): Plugin {
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount };
}

function mount({ config, middlewares }: ViteDevServer | PreviewServer): void {
  const { mode, logger } = config;
  if (isDeployable(mode)) return;
  const hasProxy = usesProxy(mode);
  const listener = nodeListener(createSandbox({ hasProxy }));
  const bases = [sandboxBase, ...(hasProxy ? [proxyPath] : [])];
  const handle: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (bases.some((base) => incoming.url?.startsWith(`${base}/`))) void listener(incoming, outgoing);
    else next();
  };
  // Run first, or Vite's CORS middleware answers the preflight requests that the sandbox refuses on purpose.
  middlewares.stack.unshift({ route: '', handle });
  const { standIns } = readEnvironment(config);
  if (standIns.length > 0) logger.info(`  Sandbox en lugar de: ${standIns.join(', ')}. No se cobra nada.`);
  if (standIns.includes('Supabase')) {
    logger.info(
      `  Administración: /admin/login con ${sandboxCredentials.email} y ${sandboxCredentials.password}`,
    );
  }
}
