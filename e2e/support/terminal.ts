import process from 'node:process';
import { type Command, type Program, start } from '../../scripts/lib/run.ts';

/** Leaves out what test runners set. The site's configuration is hidden already: playwright.config.ts. */
function personsEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}

/** Runs a command as a person does in a terminal. @param cwd the folder that it runs in */
export function runInTerminal(cwd: string, command: Command): Program {
  return start(command, { cwd, env: personsEnvironment() });
}
