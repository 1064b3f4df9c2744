// @vitest-environment dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noBreak } from '../../../src/pages/post/no-break.tsx';

test('the number of a law stays with its N.º, and the text is what it was', () => {
  const text = 'La Ley N.º 21.156 y la Ley N.º 20.370.';
  const { container } = render(<p>{noBreak(text)}</p>);
  expect(container.textContent).toBe(text);
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['N.º 21.156', 'N.º 20.370']);
});

test('a text without one is left alone', () => {
  const { container } = render(<p>{noBreak('Hasta 1.000 UTM.')}</p>);
  expect(container.innerHTML).toBe('<p>Hasta 1.000 UTM.</p>');
});
