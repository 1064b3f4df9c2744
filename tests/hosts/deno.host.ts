// The Edge Function in Deno, which is what Supabase runs it in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { describe } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.ts';
import {
  clientContract,
  describeWorld,
  type Host,
  hostEnvironment,
  proxyContract,
} from '../deploy/proxy/contract.ts';
import { serveService } from '../deploy/proxy/serve-service.ts';

const folder = import.meta.dirname;
const entry = join(folder, '..', '..', 'supabase', 'functions', 'api');

async function openDeno(serviceOrigin: string): Promise<Host> {
  const port = await freePort();
  const deno = join(folder, 'node_modules', '.bin', 'deno');
  // The packages are those of the repository, in the versions that deno.json names.
  const options = ['--no-prompt', '--allow-net', '--allow-env', '--allow-read', '--node-modules-dir=manual'];
  const child = spawn(
    deno,
    ['run', ...options, '--config', join(entry, 'deno.json'), join(entry, 'index.ts')],
    {
      // Below /functions/v1, which Supabase takes away, the function has its own name first.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: join(folder, 'node_modules', '.deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
        ...hostEnvironment(serviceOrigin),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (/Listening on/.test(printed)) resolve();
      });
    }
    closed.then(() => reject(new Error(`Deno ended:\n${printed}`)));
  });
  const close = async () => {
    child.kill();
    await closed;
  };
  return { apiUrl: `http://127.0.0.1:${port}/api`, close };
}

describe('the proxy in Deno', () => {
  const current = describeWorld(openDeno, serveService);
  clientContract(current, null);
  proxyContract(current);
});
