// vercel.json names the hosts that the policy allows, and Vercel reads it before the build: `npm run deploy:config` writes
// it with the values of .env, to be committed. A test fails when it differs from what deploy/ makes.
// `-- --nginx FILE` writes nginx's configuration there instead: on the server of docs/deploy.md.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config/environment-plugin.ts';
import { siteHeaders } from '../deploy/headers.ts';
import { debianConf } from '../deploy/nginx-conf.ts';
import { vercelJson } from '../deploy/vercel-json.ts';
import { root } from './lib/run.ts';

const { nginx } = parseArgs({ options: { nginx: { type: 'string' } } }).values;
const { values } = readEnvironment({ mode: 'production', envDir: root });
const target = nginx ? resolve(nginx) : join(root, 'vercel.json');
writeFileSync(target, nginx ? debianConf(values) : vercelJson(siteHeaders(values)));
console.log(target);
