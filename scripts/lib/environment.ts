import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * The checks run without the site's configuration, as on a fresh clone, whatever the shell or .env hold. Vite lets the
 * process's variables win over .env files, so an empty one hides a file's.
 * @param dotEnvs contents of .env files
 */
export function withoutConfiguration(env: NodeJS.ProcessEnv, dotEnvs: readonly string[]): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('VITE_'));
  const named = dotEnvs.flatMap((text) => [...text.matchAll(/^\s*(?:export\s+)?(VITE_\w+)\s*=/gm)]);
  return Object.fromEntries([...kept, ...named.map(([, name = '']) => [name, ''])]);
}

/** @returns the contents of the .env files of every mode */
export function readDotEnvs(): string[] {
  const modes = ['', '.local', '.production', '.production.local', '.sandbox', '.sandbox.local', '.test'];
  return modes.flatMap((mode) => {
    try {
      return [readFileSync(join(root, `.env${mode}`), 'utf8')];
    } catch {
      return [];
    }
  });
}
