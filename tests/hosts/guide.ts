// Reads the commands and values that docs/deploy.md tells a reader to paste.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/**
 * Returns the shell blocks of a section in order, without the indentation of the list around them.
 * @param heading heading of the section, without `## `
 */
export function shellBlocks(heading: string): readonly string[] {
  const guideText = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');
  const section = guideText.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) =>
    block.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** Values that a reader looks up elsewhere, in the form that the guide describes. */
const externalValues: Readonly<Record<string, string>> = {
  VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-01234567-89ab-cdef-0123-456789abcdef',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
  // Built from parts, so that no file looks like it contains a token.
  MERCADOPAGO_ACCESS_TOKEN: `APP_USR-1234567890123456-010203-${'0123456789abcdef'.repeat(2)}-987654321`,
  REFERENCE_SECRETS: 'fedcba9876543210'.repeat(4),
};

type Values = Readonly<Record<string, string>>;

/**
 * Returns the values of a table, by name: a value of `externalValues` if there is one, '' for «empty», otherwise the
 * address, path or header that the row gives.
 */
function valuesOf(table: string, isBesideNginx: boolean): Values {
  const rows = [...table.matchAll(/^\| `(\w+)`.*\| ([^|]+?) *\|$/gm)].filter(
    ([, , value = '']) => isBesideNginx || !value.startsWith('only beside nginx'),
  );
  return Object.fromEntries(
    rows.map(([, name = '', value = '']) => {
      const [, literal] = /`((?:https:\/|x-)?[/\w][^`]*)`/.exec(value) ?? [];
      const guideValue = externalValues[name] ?? (/^\**empty/.test(value) ? '' : literal);
      if (guideValue === undefined) throw new Error(`docs/deploy.md has no value for ${name}`);
      return [name, guideValue];
    }),
  );
}

/**
 * Returns the values of the two tables in «What every host is told», by name.
 * @param options.isBesideNginx true for the proxy on Node beside nginx, which has additional rows
 */
export function guideValues({ isBesideNginx }: { readonly isBesideNginx: boolean }): {
  readonly page: Values;
  readonly proxy: Values;
} {
  const deployGuide = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');
  const section =
    deployGuide.split(/^## /m).find((each) => each.startsWith('What every host is told\n')) ?? '';
  const [, pageTable = '', proxyTable = ''] = section.split(/^\| name .*$/m);
  return { page: valuesOf(pageTable, isBesideNginx), proxy: valuesOf(proxyTable, isBesideNginx) };
}
