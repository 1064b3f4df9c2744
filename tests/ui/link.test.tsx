// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link, NavLink } from '../../src/ui/link.tsx';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function current(at: string, to: string, end = false): string | null {
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <NavLink to={to} end={end}>
        link
      </NavLink>
    </MemoryRouter>,
  );
  const value = screen.getByRole('link').getAttribute('aria-current');
  unmount();
  return value;
}

test('a link is current at its address and, unless `end` is set, below it', () => {
  expect(current('/blog', '/blog')).toBe('page');
  expect(current('/blog/una-entrada', '/blog')).toBe('page');
  expect(current('/blogs', '/blog')).toBeNull();
  expect(current('/blog', '/', true)).toBeNull();
  expect(current('/', '/', true)).toBe('page');
});

test('a click navigates inside the app, after the caller’s handler, unless that prevents it', () => {
  const heard: string[] = [];
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/tienda" onClick={() => heard.push('click')}>
        go
      </Link>
      <Link to="/blog" onClick={(event) => event.preventDefault()}>
        stay
      </Link>
      <Where />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('go'));
  expect(heard).toEqual(['click']);
  expect(screen.getByRole('status').textContent).toBe('/tienda');
  fireEvent.click(screen.getByText('stay'));
  expect(screen.getByRole('status').textContent).toBe('/tienda');
});

test('a click for another tab is left to the browser', () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/tienda">go</Link>
      <Where />
    </MemoryRouter>,
  );
  expect(screen.getByText('go').getAttribute('href')).toBe('/tienda');
  fireEvent.click(screen.getByText('go'), { ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('/');
});
