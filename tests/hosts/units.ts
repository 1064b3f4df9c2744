// Imitates systemd for the proxy's units, as far as docs/deploy.md and deploy/publish.sh need it.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { listen } from '../../scripts/lib/localhost.ts';
import { type Command, run } from '../../scripts/lib/run.ts';
import { type ProxyBehindSocket, startProxyBehindSocket } from '../deploy/proxy/socket-proxy.ts';

export function readUnit(file: string): Readonly<Record<string, string>> {
  const values = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(values.map(([, name = '', value = '']) => [name, value]));
}

const words = (command = '') => command.split(' ').filter(Boolean);

export type Systemd = {
  /**
   * Address to which the stand-in for `systemctl` sends its arguments. The stand-in prints the
   * body of the response.
   */
  readonly url: string;
  readonly journal: () => string;
  readonly close: () => Promise<void>;
};

/**
 * Starts the proxy as its units say.
 * @throws {Error} if the program or the environment file is missing
 */
function startProxy(folder: string): Promise<ProxyBehindSocket> {
  const { ExecStart, EnvironmentFile = '' } = readUnit(join(folder, 'mentoria-legal.service'));
  const { ListenStream = '' } = readUnit(join(folder, 'mentoria-legal.socket'));
  const [program, file = ''] = words(ExecStart);
  if (program !== process.execPath) throw new Error(`${program} is not this Node`);
  const values = Object.entries(parseEnv(readFileSync(EnvironmentFile, 'utf8')));
  const env = Object.fromEntries(values.map(([name, value = '']) => [name, value]));
  return startProxyBehindSocket(file, env, Number(new URL(`http://${ListenStream}`).port));
}

/**
 * Starts the imitation of systemd.
 * @param folder folder of the proxy's units
 * @param reloadNginx command that reloads nginx
 */
export async function startSystemd(folder: string, reloadNginx: Command): Promise<Systemd> {
  let proxy: ProxyBehindSocket | undefined;

  const expectSuccess = async (command: Command) => {
    const { ok, output } = await run(command);
    if (!ok) throw new Error(output);
  };
  const handleCommand = async (command: string) => {
    if (command === 'reload nginx') return expectSuccess(reloadNginx);
    if (command === 'daemon-reload') return;
    const files = ['service', 'socket'].map((kind) => join(folder, `mentoria-legal.${kind}`));
    const areInstalled = files.every(existsSync);
    if (command === 'enable mentoria-legal' && areInstalled) return;
    if (command !== 'restart mentoria-legal' || !areInstalled)
      throw new Error(`Failed: systemctl ${command}`);
    if (proxy) await expectSuccess(['sh', '-c', proxy.restartCommand]);
    else proxy = await startProxy(folder);
  };

  const server = createServer(async (request, response) => {
    try {
      await handleCommand(await text(request));
      response.end();
    } catch (error) {
      response.writeHead(500).end(`${error instanceof Error ? error.message : error}\n`);
    }
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    journal: () => proxy?.log() ?? '',
    close: async () => {
      server.close();
      await proxy?.close();
    },
  };
}
