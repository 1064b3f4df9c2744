// Writes the configuration of a host that can't read it from the build, with the values of .env. `-- --vercel` writes
// vercel.json, which is committed because Vercel reads it before the build. `-- --nginx FILE` writes nginx's
// configuration on the server of docs/deploy.md.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config/environment-plugin.ts';
import { debianConf } from '../deploy/nginx-conf.ts';
import { vercelJson } from '../deploy/vercel-json.ts';
import { root } from './lib/run.ts';

const { nginx, vercel } = parseArgs({
  options: { nginx: { type: 'string' }, vercel: { type: 'boolean' } },
}).values;

function write(file: string, text: string): void {
  writeFileSync(file, text);
  console.log(file);
}

const { values } = readEnvironment({ mode: 'production', envDir: root });
if (nginx) write(resolve(nginx), debianConf(values));
else if (vercel) write(join(root, 'vercel.json'), vercelJson(values));
else {
  // Write nothing by default, because a changed vercel.json would stop the next `git pull` on a server.
  console.error(
    'Nothing was written. For nginx: npm run deploy:config -- --nginx FILE. ' +
      'For Vercel: npm run deploy:config -- --vercel, then commit vercel.json.',
  );
  process.exitCode = 1;
}
