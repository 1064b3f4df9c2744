// A real nginx over a folder, for the tests that ask what a host answers: its own prefix, no privileges, any port.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NginxPlace } from '../../deploy/nginx-conf.ts';
import { freePort, selfSigned } from './localhost.ts';
import { findProgram, start } from './run.ts';

const starting = { attempts: 200, pauseMs: 25 };

export type Nginx = {
  /** Address of the https server, without a final slash. */
  readonly url: string;
  /** Address of the http server, which redirects to the other. */
  readonly httpUrl: string;
  /** PEM, for clients to trust. */
  readonly certificate: string;
  /** The folder that answers certificate authorities. */
  readonly acmeRoot: string;
  /** The files in which the site's configuration notes requests and errors. */
  readonly accessLog: string;
  readonly errorLog: string;
  /** True if the module that sends .br files is installed. */
  readonly brotli: boolean;
  readonly close: () => Promise<void>;
};

/** @returns the program's path */
export const findNginx = () => findProgram('nginx');

/** Looks for the module that sends .br files. It has a file unless it is built in. */
function findBrotliModule(program: string): { readonly isThere: boolean; readonly file?: string } {
  const options = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  const folder = /--modules-path=(\S+)/.exec(options)?.[1];
  const file = folder && join(folder, 'ngx_http_brotli_static_module.so');
  if (file && existsSync(file)) return { isThere: true, file };
  return { isThere: /--add-module=\S*brotli/.test(options) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function mainConf(prefix: string, module: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(module ? [`load_module ${module};`] : []),
    'daemon off;',
    // One process, which runs as the user of the tests and ends with its first signal.
    'master_process off;',
    `pid ${prefix}/nginx.pid;`,
    `error_log ${prefix}/error.log warn;`,
    'events {}',
    'http {',
    // But for what the site's configuration notes itself.
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${prefix}/${name};`),
    'include site.conf;',
    '}',
    '',
  ].join('\n');
}

/**
 * @param siteConf the http block's content, for this place
 * @throws {Error} with nginx's own output when it does not start
 */
export async function serveWithNginx(siteConf: (place: NginxPlace) => string): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, httpPort] = await Promise.all([freePort(), freePort()]);
  const { certificate, key } = selfSigned();
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
  if (brotli.isThere) writeFileSync(join(dir, 'brotli-static.conf'), 'brotli_static on;\n');
  const server = start([program, '-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]);
  const close = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (!server.isRunning() || attempt === starting.attempts) {
      await close();
      throw new Error(`nginx did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, starting.pauseMs));
  }
  return {
    url: `https://127.0.0.1:${port}`,
    httpUrl: `http://127.0.0.1:${httpPort}`,
    certificate,
    acmeRoot,
    accessLog,
    errorLog,
    brotli: brotli.isThere,
    close,
  };
}
