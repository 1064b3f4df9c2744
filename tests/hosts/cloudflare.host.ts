// Runs the function of Cloudflare Pages in workerd, as Cloudflare does.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { describeHost, type Host, hostEnvironment } from '../deploy/proxy/contract.ts';

const require = createRequire(join(import.meta.dirname, 'package.json'));
const source = join(import.meta.dirname, '..', '..', 'functions', 'api', '[[path]].ts');
const workerId = '\0worker';

/** Bundles the function into one worker, as Cloudflare bundles the folder `functions`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'worker',
        resolveId: (id) => (id === workerId ? id : null),
        load: (id) =>
          id === workerId
            ? `import { onRequest } from ${JSON.stringify(source)};
               export default { fetch: (request, env) => onRequest({ request, env }) };`
            : null,
      },
    ],
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: true, write: false, target: 'es2022', rolldownOptions: { input: workerId } },
  });
  if (!('output' in built)) throw new Error('Vite did not return a single bundle');
  const [{ code }, ...others] = built.output;
  if (others.length > 0) throw new Error('The bundle has more than one file');
  return code;
}

async function openWorkerd(serviceOrigin: string): Promise<Host> {
  const { Miniflare } = require('miniflare');
  const server = new Miniflare({
    modules: true,
    script: await bundle(),
    compatibilityDate: '2025-09-06',
    bindings: hostEnvironment(serviceOrigin),
    host: '127.0.0.1',
    port: 0,
    handleRuntimeStdio: () => {},
  });
  const url: URL = await server.ready;
  return { apiUrl: `${url.origin}/api`, close: () => server.dispose() };
}

describeHost('the proxy in workerd', openWorkerd);
