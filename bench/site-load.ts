// nginx on this machine, configured as deploy/nginx.conf says, over every page of dist/ and everything that pages load.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** @returns whether every answer was right */
export async function loadSite(rate: number, seconds: number): Promise<boolean> {
  const paths = publicFiles();
  const { url, certificate, close } = await serveWithNginx(siteConf);
  const next = (sent: number) => ({ url: url + paths[sent % paths.length] });
  const loaded = await generateLoad(next, { rate, seconds, ca: certificate });
  await close();
  for (const error of loaded.errors.slice(0, 10)) console.error(error);
  const pace = (loaded.requests / loaded.seconds / rate) * 100;
  console.log(
    `${loaded.requests} requests for ${paths.length} files in ${loaded.seconds.toFixed(1)} s, ${loaded.errors.length} errors`,
  );
  console.log(`${pace.toFixed(0)} % of the pace that was asked for`);
  return loaded.errors.length === 0;
}
