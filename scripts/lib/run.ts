import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export const root = join(import.meta.dirname, '..', '..');

export type Command = readonly [program: string, ...args: string[]];

type StartOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** Folder in which the program runs; this process's folder by default. */
  readonly cwd?: string;
};

/** Running program with all processes that it starts. */
export type Program = {
  /** Returns everything that the program has printed so far to both streams. */
  readonly output: () => string;
  readonly stdout: () => string;
  /** Resolves once the output matches. Rejects with the whole output if the program ends first. */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves with the exit code, or with null if a signal ended the program or it could not start. */
  readonly exitCode: Promise<number | null>;
  readonly isRunning: () => boolean;
  /** Sends a signal to all processes. Resolves once the program has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const killByProgram = new Map<Program, () => void>();

export function runningPrograms(): ReadonlySet<Program> {
  return new Set(killByProgram.keys());
}

export function killPrograms(sparedPrograms: ReadonlySet<Program> = new Set()): void {
  for (const [program, kill] of killByProgram) if (!sparedPrograms.has(program)) kill();
}

/**
 * Kills a process group when this process ends, even if this process is killed.
 * @returns a function that lets the group outlive this process
 */
function killWithThisProcess(group: number): () => void {
  // The shell waits for its input to close. This process holds the other end, so the input closes when this process
  // ends.
  const shell = spawn('sh', ['-c', 'read -r _; kill -s KILL -- "-$0"', String(group)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Windows has neither sh nor process groups.
  shell.on('error', () => {});
  shell.unref();
  return () => shell.kill('SIGKILL');
}

/**
 * Starts a program without a shell, in its own process group. One signal then reaches all its processes, and Ctrl+C in
 * this terminal doesn't reach any.
 */
export function startProgram([name, ...args]: Command, options: StartOptions = {}): Program {
  const child = spawn(name, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  const send = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return pid !== undefined && process.kill(-pid, signal);
    } catch {
      return false;
    }
  };
  const streams = [child.stdout.setEncoding('utf8'), child.stderr.setEncoding('utf8')];
  let output = '';
  let stdout = '';
  for (const stream of streams) {
    stream.on('data', (text) => {
      output += text;
      if (stream === child.stdout) stdout += text;
    });
  }
  const exitPromise = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', ({ message }) => {
      output += message;
      resolve(null);
    });
  });
  const program: Program = {
    output: () => output,
    stdout: () => stdout,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const checkOutput = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        checkOutput();
        for (const stream of streams) stream.on('data', checkOutput);
        exitPromise.then(() => reject(new Error(`${name} ended before ${pattern}:\n${output}`)));
      }),
    exitCode: exitPromise,
    isRunning: () => send(0),
    stop: async (signal = 'SIGTERM') => {
      send(signal);
      await exitPromise;
    },
  };
  if (pid !== undefined) {
    killByProgram.set(program, () => send('SIGKILL'));
    const cancelKill = killWithThisProcess(pid);
    exitPromise.then(() => {
      killByProgram.delete(program);
      cancelKill();
    });
  }
  return program;
}

/**
 * Runs a program to its end and returns its standard output.
 * @throws {Error} with both streams if it fails
 */
export async function readOutput(command: Command, options: StartOptions = {}): Promise<string> {
  const program = startProgram(command, options);
  if ((await program.exitCode) !== 0) throw new Error(`${command.join(' ')}:\n${program.output()}`);
  return program.stdout();
}

export type RunResult = { readonly ok: boolean; readonly output: string };

/**
 * Runs a program to its end, by default in the repository's folder. Never rejects. If the program can't start, the
 * result is a failure whose output has the reason.
 */
export async function run(
  command: Command,
  { env = process.env, cwd = root }: StartOptions = {},
): Promise<RunResult> {
  const program = startProgram(command, { env, cwd });
  return { ok: (await program.exitCode) === 0, output: program.output() };
}

/** Ctrl+C ends the program, whose output this terminal shows. */
export function runInForeground(
  [name, ...args]: Command,
  { env = process.env, cwd = root }: StartOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd, env, stdio: 'inherit' });
    child.once('error', ({ message }) => {
      console.error(message);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Returns a command for the npm that started this process, or else for the npm on the PATH. */
export function npmCommand(...args: string[]): Command {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('.js') ? [process.execPath, npmScript, ...args] : ['npm', ...args];
}

/** Folders that are not on every user's PATH. Debian installs nginx in /usr/sbin. */
const extraFolders =
  process.platform === 'win32' ? [] : ['/usr/local/sbin', '/usr/sbin', '/sbin', '/snap/bin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the path of the first executable with the name.
 * @param name name or path of a program
 * @param path folders, as in the PATH variable
 */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  const folders = /[\\/]/.test(name) ? [''] : [...path.split(delimiter).filter(Boolean), ...extraFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}
