import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildWithoutScripts } from '../../bench/baselines.ts';

const built = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => {
  for (const folder of [built, `${built}-plain`]) rmSync(folder, { recursive: true, force: true });
});

test('a page without its scripts keeps its text, styles and structured data', async () => {
  const data = '<script type="application/ld+json">{"name":"Mentoría"}</script>';
  const page = (scripts: string) => `<head>${scripts}<style>p{}</style>${data}</head><p>Texto</p>`;
  writeFileSync(
    join(built, 'index.html'),
    page('<script src="/boot.js" async></script><script>\n1</script>'),
  );
  writeFileSync(join(built, 'boot.js'), '1');
  const folder = await buildWithoutScripts(built, `${built}-plain`);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page(''));
  expect(() => readFileSync(join(folder, 'boot.js'))).toThrow('ENOENT');
});
