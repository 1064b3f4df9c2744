import path from 'node:path';
import { type Connect, type Logger, loadEnv, type Plugin } from 'vite';
import { proxyPath } from '../deploy/proxy/place.ts';
import { createSandbox } from './app.ts';
import { nodeListener } from './node-listener.ts';
import { isProxied, sandboxBase, standInsFor, withoutStandIns } from './stand-ins.ts';
import { credentials } from './supabase-auth/credentials.ts';

/** Puts stand-ins in the place of outside services, in every mode but production. */
export function sandbox(): Plugin {
  let names: readonly string[] = [];
  let hasAccounts = false;

  const mount = (middlewares: Connect.Server, mode: string, logger: Logger) => {
    if (mode === 'production') return;
    const proxied = isProxied(mode);
    const listen = nodeListener(createSandbox({ proxied }));
    const bases = [sandboxBase, ...(proxied ? [proxyPath] : [])];
    const handle: Connect.NextHandleFunction = (incoming, outgoing, next) => {
      if (bases.some((base) => incoming.url?.startsWith(`${base}/`))) void listen(incoming, outgoing);
      else next();
    };
    // In front of all others: Vite's own CORS middleware answers preflights and would undo the refused ones.
    middlewares.stack.unshift({ route: '', handle });
    if (names.length > 0) logger.info(`  Sandbox en lugar de: ${names.join(', ')}. No se cobra nada.`);
    const { email, password } = credentials;
    if (hasAccounts) logger.info(`  Administración: /admin/login con ${email} y ${password}`);
  };

  return {
    name: 'sandbox',
    config(config, { mode }) {
      for (const name of withoutStandIns(process.env)) delete process.env[name];
      const root = path.resolve(config.root ?? '.');
      const envDir = config.envDir === false ? false : path.resolve(root, config.envDir ?? '.');
      const standIns = standInsFor(mode, loadEnv(mode, envDir, 'VITE_'));
      names = standIns.names;
      hasAccounts = 'VITE_SUPABASE_URL' in standIns.values;
      // Vite prefers the process's environment to .env files, and so reads these into the code.
      Object.assign(process.env, standIns.values);
    },
    configureServer(server) {
      mount(server.middlewares, server.config.mode, server.config.logger);
    },
    configurePreviewServer(server) {
      mount(server.middlewares, server.config.mode, server.config.logger);
    },
  };
}
