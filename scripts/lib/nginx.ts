// Serves a folder with a real nginx for tests. It runs without privileges, on free ports, with its own prefix folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NginxMachine } from '../../deploy/nginx-conf.ts';
import { createCertificate, freePort } from './localhost.ts';
import { findProgram, startProgram } from './run.ts';

const startup = { attempts: 200, pauseMs: 25 };

export type Nginx = {
  /** Address of the https server, without a final slash. */
  readonly url: string;
  readonly httpUrl: string;
  /** Certificate that clients must trust, as PEM. */
  readonly certificate: string;
  readonly acmeRoot: string;
  readonly accessLog: string;
  readonly errorLog: string;
  readonly hasBrotli: boolean;
  readonly close: () => Promise<void>;
};

export const findNginx = () => findProgram('nginx');

/** The module has a file unless it is built into nginx. */
function findBrotliModule(program: string): { readonly isInstalled: boolean; readonly file?: string } {
  const options = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  const folder = /--modules-path=(\S+)/.exec(options)?.[1];
  const file = folder && join(folder, 'ngx_http_brotli_static_module.so');
  if (file && existsSync(file)) return { isInstalled: true, file };
  return { isInstalled: /--add-module=\S*brotli/.test(options) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function mainConf(prefix: string, module: string | undefined): string {
  const tempPathNames = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(module ? [`load_module ${module};`] : []),
    'daemon off;',
    // Run a single process, so that one signal ends it.
    'master_process off;',
    `pid ${prefix}/nginx.pid;`,
    `error_log ${prefix}/error.log warn;`,
    'events {}',
    'http {',
    // The site's configuration turns its access log on again.
    'access_log off;',
    ...tempPathNames.map((name) => `${name}_temp_path ${prefix}/${name};`),
    'include site.conf;',
    '}',
    '',
  ].join('\n');
}

/**
 * Starts nginx.
 * @param siteConf returns the content of the http block
 * @throws {Error} with nginx's output if it doesn't start
 */
export async function serveWithNginx(siteConf: (machine: NginxMachine) => string): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, httpPort] = await Promise.all([freePort(), freePort()]);
  const { certificate, key } = createCertificate();
  const files = { certificate: join(dir, 'chain.pem'), key: join(dir, 'key.pem') };
  const acmeRoot = join(dir, 'acme');
  const accessLog = join(dir, 'access.log');
  const errorLog = join(dir, 'site-error.log');
  mkdirSync(acmeRoot);
  writeFileSync(files.certificate, certificate);
  writeFileSync(files.key, key, { mode: 0o600 });
  const brotli = findBrotliModule(program);
  writeFileSync(join(dir, 'nginx.conf'), mainConf(dir, brotli.file));
  writeFileSync(
    join(dir, 'site.conf'),
    siteConf({
      http: [`127.0.0.1:${httpPort}`],
      https: [`127.0.0.1:${port}`],
      ...files,
      acmeRoot,
      accessLog,
      errorLog,
    }),
  );
  if (brotli.isInstalled) writeFileSync(join(dir, 'brotli-static.conf'), 'brotli_static on;\n');
  const server = startProgram([
    program,
    '-p',
    dir,
    '-c',
    join(dir, 'nginx.conf'),
    '-e',
    join(dir, 'error.log'),
  ]);
  const close = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (!server.isRunning() || attempt === startup.attempts) {
      await close();
      throw new Error(`nginx did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, startup.pauseMs));
  }
  return {
    url: `https://127.0.0.1:${port}`,
    httpUrl: `http://127.0.0.1:${httpPort}`,
    certificate,
    acmeRoot,
    accessLog,
    errorLog,
    hasBrotli: brotli.isInstalled,
    close,
  };
}
