import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readEnvironment } from '../config/environment-plugin.ts';
import { sandboxBase } from '../config/stand-ins.ts';

// Secrets that must never reach a browser, recognised by their shape, so that a key pasted into the wrong line of .env,
// or into a source, stops the build.

/** APP_USR-<application>-<date>-<32 hex digits>-<account>; a public key is APP_USR-<uuid>. */
const mercadoPagoToken = /\b(?:APP_USR|TEST)-\d{6,}-\d{6}-[0-9a-f]{32}-\d+/;
const supabaseSecret = /\bsb_secret_[\w-]{8,}/;
const jsonWebToken = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** The older form of the key that bypasses every rule of a Supabase project. */
function isServiceRole(payload: string): boolean {
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"');
}

/** @returns the kinds of secret in a text, not the secrets, since they are written to logs */
export function secretsIn(text: string): readonly string[] {
  const service = [...text.matchAll(jsonWebToken)].some(([, payload = '']) => isServiceRole(payload));
  return [
    ...(mercadoPagoToken.test(text) ? ['an access token of Mercado Pago'] : []),
    ...(supabaseSecret.test(text) || service ? ['a secret key of Supabase'] : []),
  ];
}

type Raw = Readonly<Record<string, unknown>>;

const setting = (raw: Raw, name: string) => String(raw[name] ?? '').trim();

/** Whether a server of the firm stands between the browser and Mercado Pago, which then holds the token. */
function namesProxy(raw: Raw): boolean {
  const address = setting(raw, 'VITE_MERCADOPAGO_API_URL');
  return (
    address !== '' && !address.startsWith('https://api.mercadopago.com') && !address.startsWith(sandboxBase)
  );
}

/** @throws Error when a token would be in the browser although a proxy holds it */
export function checkToken(raw: Raw): void {
  if (!namesProxy(raw) || setting(raw, 'VITE_MERCADOPAGO_ACCESS_TOKEN') === '') return;
  throw new Error(
    'VITE_MERCADOPAGO_API_URL names a proxy, so VITE_MERCADOPAGO_ACCESS_TOKEN must be empty: ' +
      'every visitor could read it, see all payments and refund them.',
  );
}

/** @returns what the build says of a token that will be in the page; null where there is none, or a stand-in's */
export function tokenWarning(raw: Raw): string | null {
  const isStandIns = setting(raw, 'VITE_MERCADOPAGO_API_URL').startsWith(sandboxBase);
  if (setting(raw, 'VITE_MERCADOPAGO_ACCESS_TOKEN') === '' || isStandIns) return null;
  return (
    'VITE_MERCADOPAGO_ACCESS_TOKEN will be in the page: every visitor can read it, see all payments and refund ' +
    'them. To sell, leave it empty, set VITE_MERCADOPAGO_API_URL=/api and give the token to the proxy: docs/deploy.md'
  );
}

/** What the proxy is told beside the build, on hosts where both have one environment. */
function secretsOfProxy({ MERCADOPAGO_ACCESS_TOKEN = '', REFERENCE_SECRETS = '' }: Raw): readonly string[] {
  return [MERCADOPAGO_ACCESS_TOKEN, ...String(REFERENCE_SECRETS).split(',')]
    .map((each) => String(each).trim())
    .filter((each) => each.length >= 8);
}

/**
 * @param dir a built site
 * @param raw its environment: the token is in the page where there is no proxy, as .env.example warns
 * @param process the environment of the process that builds it
 * @throws Error that names every file with a secret in it
 */
export function checkFiles(dir: string, raw: Raw, process: Raw = {}): void {
  const proxys = secretsOfProxy(process);
  const known = namesProxy(raw) ? '' : setting(raw, 'VITE_MERCADOPAGO_ACCESS_TOKEN');
  const found = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|webmanifest|xml|txt|svg)$|_headers$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(dir, name), 'utf8');
      const kinds = secretsIn(known ? text.replaceAll(known, '') : text);
      const isProxys = proxys.some((each) => text.includes(each));
      return [...kinds, ...(isProxys ? ['a secret of the proxy'] : [])].map((kind) => `${name}: ${kind}`);
    });
  if (found.length > 0) throw new Error(`Not to be published:\n  ${found.join('\n  ')}`);
}

/**
 * Stops a build that would publish a secret. Everything is written into a folder beside the site's, which takes its place
 * once it is checked: nobody can upload what was refused. Belongs after the plugins that write files.
 */
export function checkSecrets(): Plugin {
  let site = 'dist';
  return {
    name: 'check-secrets',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config({ build }) {
      site = build?.outDir ?? site;
      return { build: { outDir: `${site}-unchecked`, emptyOutDir: true } };
    },
    configResolved(config) {
      const { values } = readEnvironment(config);
      checkToken(values);
      const warning = tokenWarning(values);
      if (warning) config.logger.warn(warning);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { config } = this.environment;
        const published = resolve(config.root, site);
        const written = resolve(config.root, config.build.outDir);
        rmSync(published, { recursive: true, force: true });
        try {
          checkFiles(written, readEnvironment(config).values, process.env);
        } catch (error) {
          rmSync(written, { recursive: true });
          throw error;
        }
        renameSync(written, published);
      },
    },
  };
}
