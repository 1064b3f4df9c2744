// What docs/deploy.md tells a reader to paste.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/**
 * @param heading of the section, without its signs
 * @returns the section's shell blocks in their order, without the indentation of the list that they stand in
 */
export function shellBlocks(heading: string): readonly string[] {
  const page = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) =>
    block.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
