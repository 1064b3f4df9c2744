import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../src/content/paths.ts';
import { headingId, type PostBlock, type PostLink, plainText } from '../../src/content/post.ts';
import { loadPost } from '../../src/content/post-loaders.ts';
import { posts } from '../../src/content/posts.ts';

const deaPostSlug = 'ley-dea-en-colegios-chile';

function textOf(block: PostBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text);
    case 'bullets':
    case 'steps':
      return block.items.map(plainText).join('\n');
    case 'heading':
    case 'note':
      return block.text;
    default:
      return '';
  }
}

async function blocksOf(slug: string): Promise<readonly PostBlock[]> {
  const loaded = await loadPost(slug);
  if (!loaded) throw new Error(`No post ${slug}`);
  return loaded.body.blocks;
}

test.each(posts)('$slug is found by its slug', async (post) => {
  expect((await loadPost(post.slug))?.post).toEqual(post);
});

test('a post is found only by its slug', async () => {
  for (const slug of ['no-existe', '', '__proto__']) expect(await loadPost(slug)).toBeNull();
});

test.each(posts)('$slug has a valid address, a real date and existing pictures', async (post) => {
  expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(posts.filter(({ slug }) => slug === post.slug)).toHaveLength(1);
  expect(new Date(`${post.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(post.date);
  const blocks = await blocksOf(post.slug);
  const plates = blocks.filter((block) => block.kind === 'plate');
  for (const { src, alt } of [post.image, ...plates]) {
    expect(existsSync(join(import.meta.dirname, '../../public', src)), src).toBe(true);
    expect(alt).not.toBe('');
  }
});

test.each(posts)('the pull quotes of $slug repeat its text word for word', async ({ slug }) => {
  const blocks = await blocksOf(slug);
  const text = blocks.map(textOf).join('\n');
  for (const block of blocks) {
    if (block.kind === 'pull') expect(text).toContain(block.text);
  }
});

test.each(posts)('every heading of $slug has a unique id', async ({ slug }) => {
  const headings = (await blocksOf(slug)).filter(({ kind }) => kind === 'heading').map(textOf);
  const ids = headings.map(headingId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the last paragraph of the DEA post links to the checklist, the form and the session', async () => {
  const paragraphs = (await blocksOf(deaPostSlug)).filter((block) => block.kind === 'paragraph');
  const links = paragraphs
    .at(-1)
    ?.text.filter((part): part is PostLink => typeof part === 'object' && 'to' in part);
  expect(links?.map(({ to }) => to)).toEqual([
    paths.checklist,
    paths.product('formulario-registro-dea'),
    paths.booking,
  ]);
});

test('posts are listed newest first', () => {
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('the post on the DEA law states only confirmed legal facts', async () => {
  const text = (await blocksOf(deaPostSlug)).map(textOf).join('\n');
  for (const fact of [
    'La ley rige desde el 2 de mayo de 2019',
    'los establecimientos con 500 o más estudiantes deben contar con al menos un DEA',
    'Un DEA por cada 150 metros lineales.\nUn DEA por cada tres pisos.',
    'al menos tres horas, dos de ellas prácticas',
    'hasta 1.000 UTM, monto que puede duplicarse en caso de reincidencia',
    'Confirme el canal y el formato con su Seremi antes de enviar los antecedentes y guarde el comprobante del envío.',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('pueden variar entre regiones');
  expect(text).not.toMatch(/\[(spec|verify|source|knowledge)/);
});
