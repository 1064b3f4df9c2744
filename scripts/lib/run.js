// One way to run another program: its output kept until it is known whether anyone needs to read it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

export const root = join(import.meta.dirname, '..', '..');

/**
 * @typedef {{
 *   readonly env?: NodeJS.ProcessEnv,
 *   readonly timeout?: number,
 *   readonly shown?: boolean,
 * }} RunOptions timeout in milliseconds; shown: the output goes straight to the terminal
 * @typedef {{ readonly ok: boolean, readonly output: string, readonly milliseconds: number }} Ran
 */

/**
 * @param {readonly [string, ...string[]]} command program and arguments, no shell
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>} never rejects: a program that cannot be started is a failed run that says why
 */
export function run([program, ...args], { env = process.env, timeout = 0, shown = false } = {}) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, timeout, stdio: shown ? 'inherit' : 'pipe' });
    // Nobody waits for the child once this process is gone.
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    /** @param {boolean} ok */
    const finish = (ok) => {
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

/**
 * A package's program is run by this very Node: no npx in between, the same on every system.
 * @param {string} file inside node_modules, for example 'vite/bin/vite.js'
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
export function tool(file, ...args) {
  return [process.execPath, join(root, 'node_modules', file), ...args];
}

/**
 * @param {...string} args
 * @returns {[string, ...string[]]} the npm that started us, else the one on the PATH
 */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own, ...args] : ['npm', ...args];
}
