// vercel.json and deploy/nginx.conf name the hosts that the policy allows, and neither Vercel nor nginx asks the
// build for them. Run by hand (`npm run deploy:config`) with the values of the deployment in .env; what it writes
// is committed. The test beside it fails when they no longer say what deploy/ says.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { root } from './lib/run.js';

/** @type {{ module: typeof import('../deploy/config-files.ts') }} */
const { module } = await runnerImport(join(root, 'deploy', 'config-files.ts'), { root, configFile: false });
for (const [file, text] of Object.entries(module.configFiles(loadEnv('production', root, 'VITE_')))) {
  writeFileSync(join(root, file), text);
  console.log(file);
}
