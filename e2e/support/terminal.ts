import process from 'node:process';
import { type Command, type Program, startProgram } from '../../scripts/lib/run.ts';

/**
 * Returns the environment without the variables of test runners. playwright.config.ts has already hidden the site's
 * configuration.
 */
function userEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}

export function runInTerminal(cwd: string, command: Command): Program {
  return startProgram(command, { cwd, env: userEnvironment() });
}
