// Runs the proxy as systemd does with a socket unit, which holds the port while the service
// restarts.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../../scripts/lib/localhost.ts';
import { findProgram, startProgram } from '../../../scripts/lib/run.ts';

/** Finds `systemd-socket-activate`, which opens a socket and then runs a command. */
export const findSocketActivate = () => findProgram('systemd-socket-activate');

/** Script that restarts the proxy whenever it ends. $0: Node, $1: the proxy's file, $2: the file for its process id. */
const restartScript = `
while :; do
  sh -c 'LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" &
  echo $! >"$2"
  wait $!
done`;

export type ProxyBehindSocket = {
  readonly port: number;
  /** Shell command that restarts the proxy. Like `systemctl restart`, it returns when the old process has ended. */
  readonly restartCommand: string;
  readonly log: () => string;
  readonly close: () => Promise<void>;
};

/**
 * Starts the proxy behind a socket that stays open while the proxy restarts.
 * @param file file of the built proxy, which is read at every start
 * @param fixedPort port to hold; any free port by default
 */
export async function startProxyBehindSocket(
  file: string,
  env: Readonly<Record<string, string>>,
  fixedPort?: number,
): Promise<ProxyBehindSocket> {
  const socketActivate = findSocketActivate();
  if (!socketActivate) throw new Error('systemd-socket-activate is not installed');
  const dir = await mkdtemp(join(tmpdir(), 'held-'));
  const pidFile = join(dir, 'pid');
  const port = fixedPort ?? (await freePort());
  const setenvArgs = Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`);
  const command = ['sh', '-c', restartScript, process.execPath, file, pidFile];
  const program = startProgram([socketActivate, '-l', `127.0.0.1:${port}`, ...setenvArgs, ...command]);
  await program.waitFor(/Listening on/);
  return {
    port,
    restartCommand: `old=$(cat '${pidFile}'); kill "$old"; while kill -0 "$old" 2>/dev/null; do sleep 0.02; done`,
    log: program.output,
    close: async () => {
      await program.stop('SIGKILL');
      await rm(dir, { recursive: true, force: true });
    },
  };
}
