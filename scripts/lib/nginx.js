// A real nginx over a folder, for the tests that ask what a host answers: its own prefix, no privileges, any port.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findProgram } from './programs.js';
import { selfSigned } from './self-signed.js';

const starting = { attempts: 200, pauseMs: 25 };

/** @typedef {import('../../deploy/nginx-conf.ts').NginxPlace} Place */

/**
 * @typedef {object} Nginx
 * @property {string} url of the https server, without final slash
 * @property {string} httpUrl of the one that leads to it
 * @property {string} certificate PEM, to be trusted by whoever asks
 * @property {string} acmeRoot the folder that answers certificate authorities
 * @property {boolean} brotli whether the module that sends .br files is there
 * @property {() => Promise<void>} close
 */

/** @returns {string | undefined} the program's path */
export const findNginx = () => findProgram(['nginx']);

/**
 * @param {string} program
 * @returns {{ known: boolean, file: string | undefined }} known: built in, or a file to load
 */
function brotliModule(program) {
  const told = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  const folder = /--modules-path=(\S+)/.exec(told)?.[1];
  const file = folder && join(folder, 'ngx_http_brotli_static_module.so');
  if (file && existsSync(file)) return { known: true, file };
  return { known: /--add-module=\S*brotli/.test(told), file: undefined };
}

/** @returns {Promise<[number, number]>} ports that nobody listens at */
async function freePorts() {
  const servers = [createServer(), createServer()];
  const [first = 0, second = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return address === null || typeof address === 'string' ? 0 : address.port;
    }),
  );
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return [first, second];
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * @param {string} dir the prefix
 * @param {string | undefined} module
 */
function mainConf(dir, module) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(module ? [`load_module ${module};`] : []),
    'daemon off;',
    // One process: it runs as whoever runs the tests, and ends when it is told to.
    'master_process off;',
    `pid ${dir}/nginx.pid;`,
    `error_log ${dir}/error.log warn;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${dir}/${name};`),
    'include site.conf;',
    '}',
    '',
  ].join('\n');
}

/**
 * @param {(place: Place) => string} siteConf the http block's content, for this place
 * @returns {Promise<Nginx>}
 * @throws {Error} with nginx's own words when it does not start
 */
export async function serveWithNginx(siteConf) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, httpPort] = await freePorts();
  const { certificate, key } = selfSigned();
  const files = { certificate: join(dir, 'chain.pem'), key: join(dir, 'key.pem') };
  const acmeRoot = join(dir, 'acme');
  mkdirSync(acmeRoot);
  writeFileSync(files.certificate, certificate);
  writeFileSync(files.key, key, { mode: 0o600 });
  const { known, file } = brotliModule(program);
  writeFileSync(join(dir, 'nginx.conf'), mainConf(dir, file));
  writeFileSync(
    join(dir, 'site.conf'),
    siteConf({ http: `127.0.0.1:${httpPort}`, https: `127.0.0.1:${port}`, ...files, acmeRoot }),
  );
  if (known) writeFileSync(join(dir, 'brotli-static.conf'), 'brotli_static on;\n');
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close');
  const stop = () => child.kill();
  process.once('exit', stop);
  const close = async () => {
    process.off('exit', stop);
    child.kill();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (child.exitCode !== null || attempt === starting.attempts) {
      await close();
      throw new Error(`nginx did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, starting.pauseMs));
  }
  return {
    url: `https://127.0.0.1:${port}`,
    httpUrl: `http://127.0.0.1:${httpPort}`,
    certificate,
    acmeRoot,
    brotli: known,
    close,
  };
}
