import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..');

type RunOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds; 0 for no limit. */
  readonly timeout?: number;
  /** Sends the output straight to the terminal instead of keeping it. */
  readonly shown?: boolean;
};

export type Ran = { readonly ok: boolean; readonly output: string; readonly milliseconds: number };

export type Command = readonly [program: string, ...args: string[]];

/** Ends a program and those that it has started, which are one process group outside Windows. */
function kill({ pid }: ChildProcess, isGroup: boolean): void {
  try {
    if (pid) process.kill(isGroup ? -pid : pid);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Runs another program, without a shell, in the repository's folder.
 * @returns its output, both streams in one; never rejects: a program that cannot be started is a failed run whose
 * output says why
 */
export function run(
  [program, ...args]: Command,
  { env = process.env, timeout = 0, shown = false }: RunOptions = {},
): Promise<Ran> {
  const begun = performance.now();
  return new Promise((resolve) => {
    // A group of its own would lose the terminal.
    const isGroup = !shown && process.platform !== 'win32';
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: shown ? 'inherit' : 'pipe',
      detached: isGroup,
    });
    const stop = () => kill(child, isGroup);
    const timer = timeout > 0 ? setTimeout(stop, timeout) : undefined;
    process.once('exit', stop);
    let output = '';
    const finish = (ok: boolean) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({ ok, output, milliseconds: performance.now() - begun });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nStopped by ${signal}.\n`;
      finish(code === 0);
    });
  });
}

/** The npm that started this process, else the one on the PATH. */
export function npm(...args: string[]): Command {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own, ...args] : ['npm', ...args];
}
