// Runs the server that docs/deploy.md describes: deploy/publish.sh, a real nginx, and the built proxy. As with systemd,
// the proxy's socket stays open while the proxy restarts. The sandbox replaces Mercado Pago, and nginx forwards the
// requests below the sandbox's path to it.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { proxyMode, sandboxBase, standInValues, withStandIns } from '../../config/stand-ins.ts';
import { siteHeaders } from '../../deploy/headers.ts';
import { nginxConf } from '../../deploy/nginx-conf.ts';
import proxyConfig from '../../deploy/proxy/vite.config.ts';
import { freePort } from '../../scripts/lib/localhost.ts';
import { serveWithNginx } from '../../scripts/lib/nginx.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { recordsByFolder } from '../../src/features/documents/templates/templates.ts';
import { startProxyBehindSocket } from '../../tests/deploy/proxy/socket-proxy.ts';
import { freshCopy } from '../support/fresh-copy.ts';
import { runInTerminal } from '../support/terminal.ts';
import { copyUncompressed, deployAgain } from './deployment.ts';

const mode = proxyMode('start');

const buildFolder = `dist-${mode}`;

export type Builds = {
  /** Build that proxied.setup.ts made for the journeys. */
  readonly first: string;
  /** Build with the same catalogue and every script renamed. */
  readonly samePrices: string;
  readonly remove: () => Promise<void>;
};

/** Creates folders in the layout that deploy/publish.sh expects, with dist/ and dist-proxy/. */
export async function makeBuilds(): Promise<Builds> {
  const dir = await mkdtemp(join(tmpdir(), 'builds-'));
  const [first, samePrices] = [join(dir, 'first'), join(dir, 'same')];
  await cp(join(root, buildFolder), join(first, 'dist'), { recursive: true });
  const outDir = join(first, 'dist-proxy');
  await build({
    ...proxyConfig,
    configFile: false,
    logLevel: 'error',
    build: { ...proxyConfig.build, outDir },
  });
  await copyUncompressed(join(root, buildFolder), join(samePrices, 'dist'));
  await deployAgain(join(samePrices, 'dist'));
  await cp(outDir, join(samePrices, 'dist-proxy'), { recursive: true });
  return { first, samePrices, remove: () => rm(dir, { recursive: true, force: true }) };
}

function productFile(price: number): string {
  const folder = Object.keys(recordsByFolder).find((name) => recordsByFolder[name]?.price === price);
  if (!folder) throw new Error(`No product costs ${price}`);
  return `src/features/documents/templates/${folder}/product.ts`;
}

/** Changes a price in a copy of the repository, as in docs/change-a-price.md, and builds the copy. */
export async function buildWithPrice(oldPrice: number, newPrice: number) {
  const { dir, remove } = await freshCopy();
  const file = join(dir, productFile(oldPrice));
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(`price: ${oldPrice},`, `price: ${newPrice},`));
  const command = `npm run build -- --mode ${mode} && npm run build:proxy && mv ${buildFolder} dist && echo finished`;
  await runInTerminal(dir, ['sh', '-c', command]).waitFor(/^finished$/m);
  return { folder: dir, remove };
}

export type Server = {
  /** Address of the site without a trailing slash. */
  readonly url: string;
  /**
   * Runs deploy/publish.sh like the owner.
   * @throws {Error} with its output if it fails
   */
  readonly publish: (...args: string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Starts the server.
 * @param sandboxUrl address of the site whose sandbox replaces Mercado Pago
 */
export async function startServer(sandboxUrl: string): Promise<Server> {
  const dir = await mkdtemp(join(tmpdir(), 'server-'));
  const currentRelease = join(dir, 'current');
  await mkdir(join(dir, 'assets'));
  const { values } = withStandIns(mode, () => ({}));
  const proxyPort = await freePort();
  const nginx = await serveWithNginx((machine) =>
    nginxConf(siteHeaders(values), {
      ...machine,
      serverName: '_',
      root: join(currentRelease, 'dist'),
      earlierRoot: dir,
      proxyPort,
    }).replace(
      '  location = / {',
      `  location ^~ ${sandboxBase}/ {\n    proxy_pass ${sandboxUrl};\n  }\n\n  location = / {`,
    ),
  );
  const proxy = await startProxyBehindSocket(
    join(currentRelease, 'dist-proxy/node.js'),
    {
      MERCADOPAGO_ACCESS_TOKEN: standInValues().VITE_MERCADOPAGO_ACCESS_TOKEN ?? '',
      MERCADOPAGO_API_URL: `${sandboxUrl}${sandboxBase}/mercado-pago`,
      SITE_ORIGINS: nginx.url,
      REFERENCE_SECRETS: 'secreto-ficticio-de-mas-de-treinta-y-dos-bytes',
      CLIENT_ADDRESS_HEADER: 'x-real-ip',
    },
    proxyPort,
  );
  const env = {
    ...process.env,
    PUBLISH_ROOT: dir,
    PUBLISH_RESTART: proxy.restartCommand,
    PUBLISH_HEALTH: `http://127.0.0.1:${proxyPort}/api/health`,
  };
  return {
    url: nginx.url,
    publish: async (...args) => {
      const { ok, output } = await run(['sh', join(root, 'deploy/publish.sh'), ...args], { env });
      if (!ok) throw new Error(`${output}\n${proxy.log()}`);
    },
    close: async () => {
      await proxy.close();
      await nginx.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
