import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..');

export type Command = readonly [program: string, ...args: string[]];

type RunOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** The repository's folder otherwise. */
  readonly cwd?: string;
  /** Sends the output to the terminal instead of keeping it. */
  readonly shown?: boolean;
};

export type Ran = { readonly ok: boolean; readonly output: string };

/**
 * Runs another program, without a shell.
 * @returns its output, both streams in one; never rejects: a program that cannot be started is a failed run whose
 * output says why
 */
export function run(
  [program, ...args]: Command,
  { env = process.env, cwd = root, shown = false }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ ok: false, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The npm that started this process, else the one on the PATH. */
export function npm(...args: string[]): Command {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own, ...args] : ['npm', ...args];
}

/** Debian keeps nginx in /usr/sbin, which is not on everyone's PATH. */
const alsoIn = process.platform === 'win32' ? [] : ['/usr/local/sbin', '/usr/sbin', '/sbin', '/snap/bin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param name of a program, or its path
 * @param path folders, as in the PATH variable
 * @returns the path of the first that is installed
 */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  const folders = /[\\/]/.test(name) ? [''] : [...path.split(delimiter).filter(Boolean), ...alsoIn];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}
