// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { BlogPost } from '../../../src/content/post.ts';
import { PostList } from '../../../src/pages/post/post-list.tsx';

const first: BlogPost = {
  slug: 'primero',
  title: 'Primer artículo',
  date: '2026-05-01',
  author: 'Autora Ejemplo',
  excerpt: 'De qué trata el primero.',
  image: { src: '/img/blog/foto.jpg', alt: 'Una foto de ejemplo' },
};
const second: BlogPost = { ...first, slug: 'segundo', title: 'Segundo artículo', date: '2026-04-30' };

function show(posts: readonly BlogPost[]) {
  return render(
    <MemoryRouter>
      <PostList posts={posts} />
    </MemoryRouter>,
  );
}

test('a blog without posts says that there will be some', () => {
  show([]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Próximamente');
  expect(screen.getByText('Estamos preparando nuevos artículos para usted.')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

test('each post is a card with one link named after it', () => {
  show([first, second]);
  expect(screen.queryByText('Próximamente')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/primero', '/blog/segundo']);
  expect(screen.getByRole('link', { name: 'Leer artículo Segundo artículo' })).toBe(links[1]);
});

test('a card shows author, excerpt and the same date in every time zone', () => {
  show([first]);
  expect(screen.getByText('Autora Ejemplo')).toBeDefined();
  expect(screen.getByText('De qué trata el primero.')).toBeDefined();
  const day = screen.getByText('1 de mayo de 2026');
  expect(day.getAttribute('datetime')).toBe('2026-05-01');
});

test('the photo of a card has responsive sources and an empty alternative text', () => {
  const { container } = show([first]);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('srcset')).toContain('/img/blog/foto-960.webp 960w');
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/img/blog/foto-480.avif 480w');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1200', '630']);
  expect(picture?.getAttribute('alt')).toBe('');
});
