// A real nginx over a folder, for the tests that ask what a host answers: its own prefix, no privileges, any port.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findProgram } from './programs.js';

const starting = { attempts: 200, pauseMs: 25 };

/**
 * @typedef {object} Nginx
 * @property {string} url without final slash
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

/** @returns {Promise<number>} a port that nobody listens at */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
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
 * @param {(listen: string) => string} siteConf the http block's content, for what follows `listen`
 * @returns {Promise<Nginx>}
 * @throws {Error} with nginx's own words when it does not start
 */
export async function serveWithNginx(siteConf) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const { known, file } = brotliModule(program);
  writeFileSync(join(dir, 'nginx.conf'), mainConf(dir, file));
  writeFileSync(join(dir, 'site.conf'), siteConf(`127.0.0.1:${port}`));
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
  return { url: `http://127.0.0.1:${port}`, brotli: known, close };
}
