// Requests 200 files a second during 30 seconds from nginx, on this machine and configured as deploy/nginx.conf says:
// every page of dist/ and everything that pages load. Fails on one wrong answer. `-- --rate N --seconds N` for others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { NginxPlace } from '../deploy/nginx-conf.ts';
import { serveWithNginx } from '../scripts/lib/nginx.ts';
import { root } from '../scripts/lib/run.ts';
import { generateLoad } from './load-generator.ts';

const dir = join(root, 'dist');

/** @returns the path of every file that a visitor's browser may ask for */
function publicFiles(): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_|^404\.html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
}

/** The committed configuration, at other addresses and over dist/. */
function siteConf({ http, https, certificate, key, acmeRoot }: NginxPlace): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/listen 80;/, `listen ${http};`],
    [/listen 443 /, `listen ${https} `],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/^ {4}root .*;$/m, `    root ${acmeRoot};`],
    [/^ {2}root .*;$/m, `  root ${dir};`],
  ];
  const committed = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  return replacements.reduce((conf, [line, replacement]) => {
    if (!line.test(conf)) throw new Error(`deploy/nginx.conf has no ${line}`);
    return conf.replace(line, () => replacement);
  }, committed);
}

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
});
const paths = publicFiles();
const { url, certificate, close } = await serveWithNginx(siteConf);
const load = { rate: Number(values.rate), seconds: Number(values.seconds), ca: certificate };
const { requests, errors, seconds } = await generateLoad(
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
