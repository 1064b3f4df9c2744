import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { readEnvironment } from '../../config/environment-plugin.ts';
import { proxyMode, sandboxCredentials } from '../../config/stand-ins.ts';
import { root } from './run.ts';
import { serve } from './serve.ts';

/**
 * Reads the command's options.
 * @throws {Error} if an option is unknown or the port is invalid
 */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: 'localhost' },
      port: { type: 'string', default: '4173' },
      proxy: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${values.port}`);
  return { host: values.host, port, proxy: values.proxy };
}

/**
 * Builds the site as for deployment and serves it. The sandbox replaces every service that .env doesn't configure.
 * @param args `--port N`, `--host H`, and `--proxy` for a page without a token, which uses the payments proxy
 */
export async function startSite(args: readonly string[]): Promise<void> {
  const { proxy, ...serverOptions } = readOptions(args);
  const mode = proxy ? proxyMode('start') : 'start';
  console.log('Preparando el sitio…');
  // Load the configuration without bundling it: see scripts/vite.js.
  await build({ root, mode, logLevel: 'warn', configLoader: 'native' });
  const { addresses, port, close } = await serve({ mode, ...serverOptions });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal).once(signal, () => close().then(() => process.exit(0)));
  }
  const { standIns } = readEnvironment({ mode, envDir: root });
  console.log(
    announcement({ addresses, port, requestedPort: serverOptions.port, standIns, proxy }).join('\n'),
  );
}

type Site = {
  readonly addresses: readonly string[];
  readonly port: number;
  readonly requestedPort: number;
  readonly standIns: readonly string[];
  readonly proxy: boolean;
};

export function announcement({ addresses, port, requestedPort, standIns, proxy }: Site): string[] {
  const isOtherPort = requestedPort !== 0 && port !== requestedPort;
  return [
    '',
    ...(isOtherPort ? [`El puerto ${requestedPort} está en uso; se usa el ${port}.`] : []),
    ...addresses.map((address) => `El sitio está en  ${address}`),
    '',
    ...(standIns.length > 0
      ? ['Con servicios simulados (nada se cobra ni se envía):', ...standIns.map((name) => `  - ${name}`)]
      : ['Todos los servicios son los configurados en .env.']),
    ...(proxy
      ? [
          '',
          'La página no tiene token: pregunta en /api al servicio intermedio de deploy/proxy, que lo tiene.',
        ]
      : []),
    ...(standIns.includes('Supabase')
      ? [
          '',
          `Administración: /admin/login, con ${sandboxCredentials.email} y la contraseña ${sandboxCredentials.password}`,
        ]
      : []),
    '',
    'Ctrl+C lo detiene.',
  ];
}
