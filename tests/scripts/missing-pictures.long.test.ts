import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyVariables } from '../../scripts/lib/hidden-configuration.ts';
import { npmCommand, root, run } from '../../scripts/lib/run.ts';
import { missingPictures } from '../../scripts/missing-pictures.ts';
import { products } from '../../src/features/catalogue/products.ts';

vi.setConfig({ testTimeout: 240_000 });

const shopHtml = `<source srcset="/img/documentos/carta-160.avif 160w, /img/documentos/carta-320.avif 320w">
  <img src="/img/documentos/carta-320.webp" alt=""><img src="/img/logo.svg" alt="">`;
const productHtml = `<meta property="og:image" content="https://sitio.example/img/compartir/tienda-carta.png">
  <img src="https://imagenes.example/v1/img/documentos/carta-bloqueado-840.webp" alt="">`;
const pages = new Map([
  ['/tienda', shopHtml],
  ['/tienda/carta', productHtml],
]);

test('lists each missing picture of a product once, with the first page that shows it', () => {
  expect(missingPictures(pages, (address) => address === '/img/logo.svg')).toEqual([
    '/img/documentos/carta of /tienda',
    '/img/compartir/tienda-carta of /tienda/carta',
    '/img/documentos/carta-bloqueado of /tienda/carta',
  ]);
});

test('lists a picture of which one size is missing', () => {
  expect(missingPictures(pages, (address) => !address.endsWith('-160.avif'))).toEqual([
    '/img/documentos/carta of /tienda',
  ]);
});

test('lists nothing if every file exists', () => {
  expect(missingPictures(pages, () => true)).toEqual([]);
});

test('a build fails for a product without pictures and names the command that draws them', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const [{ image } = { image: '' }] = products;
  const publicDir = join(dir, 'public');
  cpSync(join(root, 'public'), publicDir, {
    recursive: true,
    filter: (file) => !file.includes(`/documentos/${image}`),
  });
  const config = join(dir, 'vite.config.mts');
  const quotedPath = (file: string) => JSON.stringify(join(root, file));
  writeFileSync(
    config,
    `import site from ${quotedPath('vite.config.ts')};
     export default (env) => ({ ...site(env), root: ${quotedPath('')}, publicDir: ${JSON.stringify(publicDir)} });`,
  );
  const args = ['--config', config, '--outDir', join(dir, 'dist'), '--logLevel', 'error'];
  const { ok, output } = await run(npmCommand('run', 'build', '--', ...args), {
    env: { ...process.env, ...emptyVariables() },
  });
  expect(ok).toBe(false);
  expect(output).toContain(`/img/documentos/${image} of /`);
  expect(output).toContain('npm run images -- documents forms sharing <slug>');
});
