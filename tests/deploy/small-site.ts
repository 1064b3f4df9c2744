import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeDeployFiles } from '../../deploy/deploy-files.ts';
import { precompress } from '../../deploy/precompress.ts';
import type { BlogPost } from '../../src/content/post.ts';

export const samplePost: BlogPost = {
  slug: 'un-articulo',
  title: 'Leyes & <normas>',
  date: '2026-03-02',
  author: 'Abogada Ejemplo',
  excerpt: 'Qué exige la ley.',
  image: { src: '/img/blog/foto.png', alt: 'Una foto' },
};

export const smallSitePaths = ['/', '/servicios', '/blog', '/blog/un-articulo'] as const;

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Texto.</p>'.repeat(200)}\n`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('Inicio'),
  'servicios.html': page('Servicios'),
  'blog.html': page('Blog'),
  'blog/un-articulo.html': page('Un artículo'),
  'checkout.html': page('Finalizar compra'),
  'cotizacion.html': page('Cotización'),
  'pago-exitoso.html': page('Pago confirmado'),
  'pago-cancelado.html': page('Pago no completado'),
  'mis-compras.html': page('Mis compras'),
  'admin/login.html': page('Entrar'),
  '404.html': page('No encontramos esta página'),
  'tienda/404.html': page('Producto no encontrado'),
  'assets/index-abc123.js': `${'console.log("hola");'.repeat(100)}\n`,
  'assets/workers/hoja.worker-abc123.js': `${'postMessage("hola");'.repeat(100)}\n`,
  'assets/style-abc123.css': `${'p { color: red; }'.repeat(100)}\n`,
  'fonts/letra.woff2': 'wOF2',
  'img/foto.png': 'PNG',
  'img/marca.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site.txt': 'texto\n',
};

/** Writes a few short files as a build would. Returns their folder. */
export async function writeSmallSite(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  await writeDeployFiles(dir, { publicPaths: smallSitePaths, posts: [samplePost] }, {});
  await precompress(dir);
  return dir;
}
