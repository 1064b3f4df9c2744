// vercel.json and deploy/nginx.conf name the hosts that the policy allows, and neither Vercel nor nginx asks the build
// for them: `npm run deploy:config` writes them with the values of .env, to be committed. A test fails when they differ
// from what deploy/ makes.
// `-- --nginx FILE` writes nginx's configuration there instead, and nothing else: on the server of docs/deploy.md.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config/environment-plugin.ts';
import { configFiles, nginxFile } from '../deploy/config-files.ts';
import { root } from './lib/run.ts';

const { values: options } = parseArgs({ options: { nginx: { type: 'string' } } });
const { values } = readEnvironment({ mode: 'production', envDir: root });
for (const [file, text] of Object.entries(configFiles(values))) {
  if (options.nginx && file !== nginxFile) continue;
  const target = options.nginx ? resolve(options.nginx) : join(root, file);
  writeFileSync(target, text);
  console.log(target);
}
