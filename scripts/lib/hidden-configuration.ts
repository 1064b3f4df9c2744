import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { configurationPrefixes } from '../../config/env-schema.ts';
import { root } from './run.ts';

export function configuresSite(name: string): boolean {
  return configurationPrefixes.some((prefix) => name.startsWith(prefix));
}

/**
 * Returns empty variables that hide the configuration in the shell and in .env files, so that the site starts as on a
 * fresh clone. The process's variables override .env files, even if they are empty.
 */
export function emptyVariables(folder = root): Readonly<Record<string, ''>> {
  const files = readdirSync(folder).filter((name) => /^\.env(?!\.example$)(\.|$)/.test(name));
  const values = files.map((name) => parseEnv(readFileSync(join(folder, name), 'utf8')));
  const names = Object.keys(Object.assign({}, process.env, ...values)).filter(configuresSite);
  return Object.fromEntries(names.map((name) => [name, '']));
}
