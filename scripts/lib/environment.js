// What is checked must not depend on whose machine it is: the steps of `npm test` run without the
// credentials that the person's shell or .env may hold, as on a fresh clone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/**
 * Vite lets the process's variables win over .env files, so an empty one silences a file's.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} dotEnvs contents of .env files
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutCredentials(env, dotEnvs) {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('VITE_'));
  const named = dotEnvs.flatMap((text) => [...text.matchAll(/^\s*(?:export\s+)?(VITE_\w+)\s*=/gm)]);
  return Object.fromEntries([...kept, ...named.map(([, name]) => [name, ''])]);
}

/** @returns {string[]} the contents of the .env files that are there */
export function readDotEnvs() {
  const modes = ['', '.local', '.production', '.production.local', '.sandbox', '.sandbox.local', '.test'];
  return modes.flatMap((mode) => {
    try {
      return [readFileSync(join(root, `.env${mode}`), 'utf8')];
    } catch {
      return [];
    }
  });
}
