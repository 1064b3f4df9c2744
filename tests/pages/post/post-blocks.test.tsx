// @vitest-environment dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PostBlock } from '../../../src/content/post.ts';
import { postDrawings } from '../../../src/pages/post/picture.tsx';
import { PostBlocks } from '../../../src/pages/post/post-blocks.tsx';

function renderBlocks(...blocks: PostBlock[]) {
  return render(<PostBlocks blocks={blocks} />).container.firstElementChild;
}

test('a paragraph shows its strong words in bold', () => {
  const element = renderBlocks({ kind: 'paragraph', text: ['Rige desde el ', { strong: '2 de mayo' }, '.'] });
  expect(element?.innerHTML).toBe('<p>Rige desde el <strong>2 de mayo</strong>.</p>');
});

test('a text run with a path becomes a link', () => {
  const text = ['Vea la ', { text: 'lista', to: '/recursos/checklist-dea' }, '.'] as const;
  const { container } = render(
    <MemoryRouter>
      <PostBlocks blocks={[{ kind: 'paragraph', text }]} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('Vea la lista.');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/recursos/checklist-dea');
});

test('three headings have visible numbers that screen readers skip', () => {
  const element = renderBlocks(
    { kind: 'heading', text: 'Uno' },
    { kind: 'paragraph', text: ['Texto.'] },
    { kind: 'heading', text: 'Dos' },
    { kind: 'heading', text: 'Tres' },
  );
  const numbers = [...(element?.querySelectorAll('h2 [aria-hidden]') ?? [])];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['§ 1', '§ 2', '§ 3']);
  expect(numbers.every((number) => number.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('two headings have no numbers', () => {
  const element = renderBlocks({ kind: 'heading', text: 'Uno' }, { kind: 'heading', text: 'Dos' });
  expect(element?.textContent).not.toContain('§');
});

test('bullets become an unordered list and steps an ordered one', () => {
  const element = renderBlocks({ kind: 'bullets', items: [['a'], ['b']] }, { kind: 'steps', items: [['c']] });
  const listHtml = element?.innerHTML.replace(/ class="[^"]*"/g, '');
  expect(listHtml).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>');
});

test('a pull quote is hidden from screen readers', () => {
  expect(renderBlocks({ kind: 'pull', text: 'Dicho.' })?.firstElementChild?.getAttribute('aria-hidden')).toBe(
    'true',
  );
});

test('the plates of a text are numbered from 2, because the post’s picture is number 1', () => {
  const plate = { kind: 'plate', src: '/img/blog/foto.jpg', alt: 'Una foto', caption: 'Una foto.' } as const;
  const element = renderBlocks(plate, { ...plate, caption: 'Otra foto.' });
  const captions = [...(element?.querySelectorAll('figcaption') ?? [])];
  expect(captions.map(({ textContent }) => textContent)).toEqual([
    'Lámina 2. Una foto.',
    'Lámina 3. Otra foto.',
  ]);
  expect(element?.querySelector('img')?.getAttribute('alt')).toBe('Una foto');
});

test('a drawing is an image with an accessible name', () => {
  const alt = 'Corte de un colegio';
  const element = renderBlocks({
    kind: 'plate',
    src: '/img/blog/un-dea-cada-150-metros.png',
    alt,
    caption: 'Corte.',
  });
  const drawing = element?.querySelector('svg[role=img]');
  expect(drawing?.getAttribute('aria-label')).toBe(alt);
  expect(drawing?.querySelector('image')?.getAttribute('href')).toBe('/img/blog/un-dea-cada-150-metros.svg');
});

test.each(Object.entries(postDrawings))(
  'the SVG file of %s has the viewBox of its drawing',
  (src, { viewBox }) => {
    const file = join(import.meta.dirname, '../../../public', src.replace(/png$/, 'svg'));
    const [, , width, height] = viewBox.split(' ');
    expect(readFileSync(file, 'utf8')).toContain(`width="${width}" height="${height}" viewBox="${viewBox}"`);
  },
);
