// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a test shows something', () => {
  render(<p>Hola</p>);
  expect(screen.getByText('Hola')).toBeDefined();
});

test('what the test before showed is gone', () => {
  expect(document.body.textContent).toBe('');
});

test.fails('a warning of React fails the test', () => {
  render(<input aria-label="sin cambios" value="fijo" />);
});
