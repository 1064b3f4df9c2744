import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { configurationPrefixes } from '../../config/env-schema.ts';
import { root } from './run.ts';

/** @returns whether a variable of this name configures the site */
export function configuresSite(name: string): boolean {
  return configurationPrefixes.some((prefix) => name.startsWith(prefix));
}

/**
 * As on a fresh clone, whatever the shell or .env hold: the process's variables win over .env files, so that an empty
 * one hides a file's.
 * @param folder of the .env files
 * @returns the variables to set, all empty
 */
export function hiddenConfiguration(folder = root): Readonly<Record<string, ''>> {
  const files = readdirSync(folder).filter((name) => /^\.env(?!\.example$)(\.|$)/.test(name));
  const values = files.map((name) => parseEnv(readFileSync(join(folder, name), 'utf8')));
  const names = Object.keys(Object.assign({}, process.env, ...values)).filter(configuresSite);
  return Object.fromEntries(names.map((name) => [name, '']));
}
