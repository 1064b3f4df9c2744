// vercel.json and deploy/nginx.conf name the hosts that the policy allows, and neither Vercel nor nginx asks the build
// for them: `npm run deploy:config` writes them with the values of .env, to be committed. A test fails when they differ
// from what deploy/ makes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment-plugin.ts';
import { configFiles } from '../deploy/config-files.ts';
import { root } from './lib/run.ts';

const { values } = readEnvironment({ mode: 'production', envDir: root });
for (const [file, text] of Object.entries(configFiles(values))) {
  writeFileSync(join(root, file), text);
  console.log(file);
}
