// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a test renders something', () => {
  render(<p>Hola</p>);
  expect(screen.getByText('Hola')).toBeDefined();
});

test('the DOM of the test before is removed', () => {
  expect(document.body.textContent).toBe('');
});

test.fails('a warning of React fails the test', () => {
  render(<input aria-label="sin cambios" value="fijo" />);
});
