// The whole of `npm start`: packages, the site as it will be deployed, and a server that puts the sandbox
// in place of every service that .env does not configure. scripts/start.js calls it once Node is known to be
// new enough.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installPackages } from './packages.js';
import { root } from './run.js';

const mode = 'start';
const usualPort = 4173;

/**
 * @param {readonly string[]} args
 * @returns {{ host: string, port: number }}
 * @throws {Error} on an unknown option or a port that is none
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { host: { type: 'string', default: 'localhost' }, port: { type: 'string' } },
  });
  const port = Number(values.port ?? usualPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${values.port}`);
  return { host: values.host, port };
}

/** @typedef {{ readonly email: string, readonly password: string }} Account */

/**
 * @returns {Promise<{ services: readonly string[], account: Account | null }>} what the sandbox stands in for, and
 * the account of its own that opens the admin area
 */
async function standIns() {
  const { loadEnv, runnerImport } = await import('vite');
  // The sandbox is TypeScript, which Node 20 does not run by itself.
  /** @param {string[]} path */
  const load = (...path) => runnerImport(join(root, 'sandbox', ...path), { root, configFile: false });
  /** @type {{ module: typeof import('../../sandbox/stand-ins.ts') }} */
  const { module } = await load('stand-ins.ts');
  /** @type {{ module: typeof import('../../sandbox/supabase-auth/credentials.ts') }} */
  const { module: accounts } = await load('supabase-auth', 'credentials.ts');
  const { names, values } = module.standInsFor(mode, loadEnv(mode, root, 'VITE_'));
  return { services: names, account: 'VITE_SUPABASE_URL' in values ? accounts.credentials : null };
}

/** @param {readonly string[]} args `--port N`, `--host H` */
export async function startSite(args) {
  const wanted = readOptions(args);
  // Leaving by exit also stops whatever is being installed.
  /** @type {() => unknown} */
  let stop = () => process.exit(130);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop());
  const packages = await installPackages(() => console.log('Instalando los paquetes…'));
  if (!packages.ok) throw new Error(`${packages.output}\nNo se pudieron instalar los paquetes.`);
  console.log('Preparando el sitio…');
  // Asked before the build, which puts the stand-ins' addresses into the process's environment.
  const { services, account } = await standIns();
  const { build } = await import('vite');
  await build({ root, mode, logLevel: 'warn' });
  const { serve } = await import('./serve.js');
  const { addresses, port, close } = await serve({ mode, ...wanted });
  console.log(announcement({ addresses, port, wanted: wanted.port, services, account }).join('\n'));
  stop = () => close().then(() => process.exit(0));
}

/**
 * @param {{
 *   addresses: readonly string[],
 *   port: number,
 *   wanted: number,
 *   services: readonly string[],
 *   account: Account | null,
 * }} site
 * @returns {string[]} what the terminal says once the site answers
 */
export function announcement({ addresses, port, wanted, services, account }) {
  const moved = wanted !== 0 && port !== wanted;
  return [
    '',
    ...(moved ? [`El puerto ${wanted} está en uso; se usa el ${port}.`] : []),
    ...addresses.map((address) => `El sitio está en  ${address}`),
    '',
    ...(services.length > 0
      ? ['Con servicios simulados (nada se cobra ni se envía):', ...services.map((each) => `  - ${each}`)]
      : ['Todos los servicios son los configurados en .env.']),
    ...(account
      ? ['', `Administración: /admin/login, con ${account.email} y la contraseña ${account.password}`]
      : []),
    '',
    'Ctrl+C lo detiene.',
  ];
}
