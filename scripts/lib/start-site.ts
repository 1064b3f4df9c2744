import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { readEnvironment } from '../../config/environment-plugin.ts';
import { credentials, proxiedMode } from '../../config/stand-ins.ts';
import { root } from './run.ts';
import { serve } from './serve.ts';

const defaultPort = 4173;

type Options = {
  readonly host: string;
  readonly port: number;
  /** Whether the page asks the payments proxy, and has no token. */
  readonly proxy: boolean;
};

/** @throws {Error} on an unknown option or an invalid port */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string', default: 'localhost' },
      port: { type: 'string' },
      proxy: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${values.port}`);
  return { host: values.host, port, proxy: values.proxy };
}

type Account = { readonly email: string; readonly password: string };

/**
 * Builds the site as it will be deployed, and serves it with the sandbox in place of every service that .env does not
 * configure.
 * @param args `--port N`, `--host H`, `--proxy`
 */
export async function startSite(args: readonly string[]): Promise<void> {
  const { proxy, ...wanted } = readOptions(args);
  const mode = proxy ? proxiedMode('start') : 'start';
  console.log('Preparando el sitio…');
  await build({ root, mode, logLevel: 'warn' });
  const { addresses, port, close } = await serve({ mode, ...wanted });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal).once(signal, () => close().then(() => process.exit(0)));
  }
  const services = readEnvironment({ mode, envDir: root }).standIns;
  const account = services.includes('Supabase') ? credentials : null;
  console.log(announcement({ addresses, port, wanted: wanted.port, services, account, proxy }).join('\n'));
}

type Site = {
  readonly addresses: readonly string[];
  readonly port: number;
  readonly wanted: number;
  readonly services: readonly string[];
  readonly account: Account | null;
  readonly proxy: boolean;
};

/** @returns the lines that the terminal shows once the site answers */
export function announcement({ addresses, port, wanted, services, account, proxy }: Site): string[] {
  const isOther = wanted !== 0 && port !== wanted;
  return [
    '',
    ...(isOther ? [`El puerto ${wanted} está en uso; se usa el ${port}.`] : []),
    ...addresses.map((address) => `El sitio está en  ${address}`),
    '',
    ...(services.length > 0
      ? ['Con servicios simulados (nada se cobra ni se envía):', ...services.map((each) => `  - ${each}`)]
      : ['Todos los servicios son los configurados en .env.']),
    ...(proxy
      ? [
          '',
          'La página no tiene token: pregunta en /api al servicio intermedio de deploy/proxy, que lo tiene.',
        ]
      : []),
    ...(account
      ? ['', `Administración: /admin/login, con ${account.email} y la contraseña ${account.password}`]
      : []),
    '',
    'Ctrl+C lo detiene.',
  ];
}
