// A command as a person runs it in a terminal: what it prints can be read, and a signal reaches all its processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export type Terminal = {
  /** @returns the text once it matches @throws Error with everything printed when the command ends before */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** As Ctrl+C in a terminal: every process of the command gets the signal. Waits until the command has ended. */
  readonly signal: (name: 'SIGINT' | 'SIGTERM') => Promise<void>;
  /** Whether any process of the command is left. */
  readonly isRunning: () => boolean;
};

/** Without what test runners set. The site's configuration is hidden already: playwright.config.ts. */
function personsEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}

/** @param cwd the folder that it runs in */
export function runInTerminal(cwd: string, [program, ...args]: readonly [string, ...string[]]): Terminal {
  const child = spawn(program, args, {
    cwd,
    env: personsEnvironment(),
    // A group of its own, as a terminal gives each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} did not start`);
  const closed = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const send = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  return {
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(printed);
          if (match) resolve(match);
        };
        look();
        child.stdout.on('data', look);
        closed.then(() => reject(new Error(`${program} ended before ${pattern}:\n${printed}`)));
      }),
    signal: async (name) => {
      send(name);
      await closed;
    },
    isRunning: () => send(0),
  };
}
