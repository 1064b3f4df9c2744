import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkHtml } from '../../../scripts/lib/html.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'html-'));
});

afterEach(() => rm(dir, { recursive: true }));

async function page(name: string, body: string): Promise<void> {
  await mkdir(join(dir, 'blog'), { recursive: true });
  const head = '<meta charSet="utf-8"/><title>Una página</title>';
  await writeFile(
    join(dir, name),
    `<!doctype html>\n<html lang="es-CL"><head>${head}</head><body>${body}</body></html>\n`,
  );
}

test('valid pages pass, in folders too, however React writes them', async () => {
  await page('index.html', '<img src="/a.png" srcSet="/a.png 1x" alt="Una foto" id="_R_1_"/>');
  await page('blog/uno.html', '<h1>Uno</h1><script src="/a.js" async></script>');
  await page('blog/dos.html', '<h1>Dos</h1><script type="application/ld+json">{"a":"onclick=1"}</script>');
  await page('blog/tres.html', '<h1>Tres</h1><script type="application/json" id="datos">{"a":1}</script>');
  expect(await checkHtml(dir)).toMatchObject({ pages: 4, valid: true });
});

test.each([
  ['an element that is not closed', '<div><p>Texto</div></p>', 'close-order'],
  ['a block inside a paragraph', '<p><div>Texto</div></p>', 'p'],
  ['an id twice', '<p id="a">Uno</p><p id="a">Dos</p>', 'no-dup-id'],
  ['an image without a text', '<img src="/a.png">', 'alt'],
  ['another host’s script without its sum', '<script src="https://a.example/b.js"></script>', 'require-sri'],
  ['an inline script', '<script>alert(1)</script>', 'runs something inline: <script>'],
  [
    'a module inside the page',
    '<script type="module">import "/a.js"</script>',
    'inline: <script type="module">',
  ],
  ['a handler', '<button type="button" onclick="alert(1)">Uno</button>', 'inline: <button'],
  ['a script as an address', '<a href="javascript:alert(1)">Uno</a>', 'inline: <a href'],
])('%s is reported with its page', async (_, body, word) => {
  await page('blog/uno.html', body);
  const { valid, text } = await checkHtml(dir);
  expect([valid, text.includes('uno.html'), text.includes(word)]).toEqual([false, true, true]);
});

test('a folder without pages is no success', async () => {
  await expect(checkHtml(dir)).rejects.toThrow('No page in');
});
