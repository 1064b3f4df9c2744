import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readEnvironment } from '../config/environment-plugin.ts';
import { sandboxBase } from '../config/stand-ins.ts';

// Recognises secrets by their format, and stops a build that would publish one, for example because somebody pasted a
// key into the wrong line of .env or into a source file.

/** Matches APP_USR-<application>-<date>-<32 hex digits>-<account>. A public key is APP_USR-<uuid>. */
const mercadoPagoToken = /\b(?:APP_USR|TEST)-\d{6,}-\d{6}-[0-9a-f]{32}-\d+/;
const supabaseSecret = /\bsb_secret_[\w-]{8,}/;
const jsonWebToken = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** Supabase's older secret key has this role, which bypasses every rule of a project. */
function isServiceRole(payload: string): boolean {
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"');
}

/** Returns the kinds of secrets but never the secrets, because callers log the result. */
export function secretsIn(text: string): readonly string[] {
  const hasServiceRole = [...text.matchAll(jsonWebToken)].some(([, payload = '']) => isServiceRole(payload));
  return [
    ...(mercadoPagoToken.test(text) ? ['an access token of Mercado Pago'] : []),
    ...(supabaseSecret.test(text) || hasServiceRole ? ['a secret key of Supabase'] : []),
  ];
}

type Variables = Readonly<Record<string, unknown>>;

const setting = (variables: Variables, name: string) => String(variables[name] ?? '').trim();

/** True if the configuration names a proxy between the browser and Mercado Pago. The proxy then holds the token. */
function hasProxy(variables: Variables): boolean {
  const address = setting(variables, 'VITE_MERCADOPAGO_API_URL');
  return (
    address !== '' && !address.startsWith('https://api.mercadopago.com') && !address.startsWith(sandboxBase)
  );
}

/** Throws if the page would contain a token although a proxy holds it. */
export function checkToken(variables: Variables): void {
  if (!hasProxy(variables) || setting(variables, 'VITE_MERCADOPAGO_ACCESS_TOKEN') === '') return;
  throw new Error(
    'VITE_MERCADOPAGO_API_URL names a proxy, so VITE_MERCADOPAGO_ACCESS_TOKEN must be empty: ' +
      'every visitor could read it, see all payments and refund them.',
  );
}

/** Returns null if the page contains no real token. */
export function tokenWarning(variables: Variables): string | null {
  const isStandIn = setting(variables, 'VITE_MERCADOPAGO_API_URL').startsWith(sandboxBase);
  if (setting(variables, 'VITE_MERCADOPAGO_ACCESS_TOKEN') === '' || isStandIn) return null;
  return (
    'VITE_MERCADOPAGO_ACCESS_TOKEN will be in the page: every visitor can read it, see all payments and refund ' +
    'them. To sell, leave it empty, set VITE_MERCADOPAGO_API_URL=/api and give the token to the proxy: docs/deploy.md'
  );
}

/** The build sees these secrets on hosts that give the build and the proxy the same environment. */
function secretsOfProxy({
  MERCADOPAGO_ACCESS_TOKEN = '',
  REFERENCE_SECRETS = '',
}: Variables): readonly string[] {
  return [MERCADOPAGO_ACCESS_TOKEN, ...String(REFERENCE_SECRETS).split(',')]
    .map((secret) => String(secret).trim())
    .filter((secret) => secret.length >= 8);
}

/**
 * Checks all text files of a built site.
 * @param variables the site's configuration. Without a proxy the page needs the token, so files may contain it.
 * @throws {Error} if a file contains a secret; the message lists all such files
 */
export function checkFiles(dir: string, variables: Variables, processEnv: Variables = {}): void {
  const proxySecrets = secretsOfProxy(processEnv);
  const publicToken = hasProxy(variables) ? '' : setting(variables, 'VITE_MERCADOPAGO_ACCESS_TOKEN');
  const findings = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|webmanifest|xml|txt|svg)$|_headers$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(dir, name), 'utf8');
      const kinds = secretsIn(publicToken ? text.replaceAll(publicToken, '') : text);
      const hasProxySecret = proxySecrets.some((secret) => text.includes(secret));
      return [...kinds, ...(hasProxySecret ? ['a secret of the proxy'] : [])].map(
        (kind) => `${name}: ${kind}`,
      );
    });
  if (findings.length > 0) throw new Error(`Not to be published:\n  ${findings.join('\n  ')}`);
}

/**
 * Stops a build that would publish a secret. The build writes into a folder beside the site's, and replaces the site's
 * folder only after the check, so that nobody can upload a refused build. Put this plugin after those that write files.
 */
export function checkSecrets(): Plugin {
  let siteFolder = 'dist';
  return {
    name: 'check-secrets',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config({ build }) {
      siteFolder = build?.outDir ?? siteFolder;
      return { build: { outDir: `${siteFolder}-unchecked`, emptyOutDir: true } };
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
        const siteDir = resolve(config.root, siteFolder);
        const uncheckedDir = resolve(config.root, config.build.outDir);
        rmSync(siteDir, { recursive: true, force: true });
        try {
          checkFiles(uncheckedDir, readEnvironment(config).values, process.env);
        } catch (error) {
          rmSync(uncheckedDir, { recursive: true });
          throw error;
        }
        renameSync(uncheckedDir, siteDir);
      },
    },
  };
}
