import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesIn, precompress } from '../../deploy/precompress.ts';
import { writeSmallSite } from './small-site.ts';

test('every text file has both compressed forms, and nothing else has', async () => {
  const dir = await writeSmallSite();
  const files = await filesIn(dir);
  const packed = files.filter((name) => /\.(br|gz)$/.test(name));
  const text = files.filter((name) => /\.(html|css|js|svg|txt|xml|webmanifest)$/.test(name));
  expect(packed).toEqual(text.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  expect(text).toContain('blog/un-articulo.html');
  for (const name of text) {
    const plain = await readFile(join(dir, name));
    expect(brotliDecompressSync(await readFile(join(dir, `${name}.br`))).equals(plain)).toBe(true);
    expect(gunzipSync(await readFile(join(dir, `${name}.gz`))).equals(plain)).toBe(true);
  }
  await rm(dir, { recursive: true });
});

test('compressing again takes what has changed, and compresses nothing twice', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'packed-'));
  await writeFile(join(dir, 'a.html'), 'antes');
  await precompress(dir);
  await writeFile(join(dir, 'a.html'), 'después');
  await precompress(dir);
  expect(await filesIn(dir)).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  expect(brotliDecompressSync(await readFile(join(dir, 'a.html.br'))).toString()).toBe('después');
  await rm(dir, { recursive: true });
});
