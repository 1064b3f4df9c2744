// The built site under load: after `npm run build`, `npm run load` asks nginx, on this machine and set up as
// deploy/nginx.conf says, for 200 files a second during 30 seconds, every page and everything that pages load, and
// fails on one wrong answer. No step of `npm test`, for the time it takes. `-- --rate N --seconds N` for other loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveWithNginx } from './lib/nginx.js';
import { ply } from './lib/ply.js';
import { root } from './lib/run.js';

const dir = join(root, 'dist');

/** @returns {string[]} the address of every file that a visitor's browser may ask for */
function addresses() {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_|^404\.html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
}

/** @param {string} listen @returns {string} the committed server, at another address and over this folder */
function server(listen) {
  return readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/^ {2}listen .*;$/m, () => `  listen ${listen};`)
    .replace(/^ {2}root .*;$/m, () => `  root ${dir};`);
}

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
});
const paths = addresses();
const { url, close } = await serveWithNginx(server);
const load = { rate: Number(values.rate), seconds: Number(values.seconds) };
const { requests, errors, seconds } = await ply(
  paths.map((path) => url + path),
  load,
);
await close();
for (const error of errors.slice(0, 10)) console.error(error);
const pace = (requests / seconds / load.rate) * 100;
console.log(
  `${requests} requests for ${paths.length} files in ${seconds.toFixed(1)} s, ${errors.length} errors`,
);
console.log(`${pace.toFixed(0)} % of the pace that was asked for`);
process.exitCode = errors.length === 0 ? 0 : 1;
