// The built site under load: after `npm run build`, `npm run load` asks nginx, on this machine and set up as
// deploy/nginx.conf says, for 200 files a second during 30 seconds, every page and everything that pages load, and
// fails on one wrong answer. No step of `npm test`, for the time it takes. `-- --rate N --seconds N` for other loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveWithNginx } from '../scripts/lib/nginx.js';
import { root } from '../scripts/lib/run.js';
import { ply } from './load-generator.js';

const dir = join(root, 'dist');

/** @returns {string[]} the address of every file that a visitor's browser may ask for */
function addresses() {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_|^404\.html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
}

/**
 * @param {import('../deploy/nginx-conf.ts').NginxPlace} place
 * @returns {string} the committed servers, at other addresses and over this folder
 */
function servers({ http, https, certificate, key, acmeRoot }) {
  /** @type {readonly (readonly [RegExp, string])[]} */
  const here = [
    [/listen 80;/, `listen ${http};`],
    [/listen 443 /, `listen ${https} `],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/^ {4}root .*;$/m, `    root ${acmeRoot};`],
    [/^ {2}root .*;$/m, `  root ${dir};`],
  ];
  const committed = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  return here.reduce((conf, [line, mine]) => {
    if (!line.test(conf)) throw new Error(`deploy/nginx.conf has no ${line}`);
    return conf.replace(line, () => mine);
  }, committed);
}

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
});
const paths = addresses();
const { url, certificate, close } = await serveWithNginx(servers);
const load = { rate: Number(values.rate), seconds: Number(values.seconds), ca: certificate };
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
