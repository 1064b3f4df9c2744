// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { usePanel, useRemoveStalePanels } from '../../../src/ui/dialog/use-panel.ts';
import { Link } from '../../../src/ui/link.tsx';

function Panel({ name, onClosed }: { readonly name: string; readonly onClosed?: () => void }) {
  const { isOpen, open, close: closeButton } = usePanel(name);
  return (
    <>
      <button type="button" onClick={open}>{`abrir ${name}`}</button>
      {isOpen && <button type="button" onClick={() => closeButton(onClosed)}>{`cerrar ${name}`}</button>}
    </>
  );
}

function CurrentLocation() {
  useRemoveStalePanels();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <>
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

function renderPage(state: unknown = null, onClosed?: () => void) {
  render(
    <MemoryRouter initialEntries={['/antes', { pathname: '/aqui', state }]} useTransitions={false}>
      <Panel name="a" {...(onClosed && { onClosed })} />
      <Panel name="b" />
      <Link to="/lejos">lejos</Link>
      <Link to="/aqui">aquí</Link>
      <CurrentLocation />
    </MemoryRouter>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  return { press, follow, address: () => screen.getByRole('status').textContent };
}

const isOpen = (name: string) => screen.queryByRole('button', { name: `cerrar ${name}` }) !== null;

test('Back closes the panel that was opened last', () => {
  const { press, address } = renderPage({ from: '/tienda' });
  press('abrir a');
  expect(address()).toBe('/aqui {"from":"/tienda","panels":["a"]}');
  press('abrir b');
  expect([isOpen('a'), isOpen('b')]).toEqual([true, true]);
  press('Atrás');
  expect([isOpen('a'), isOpen('b')]).toEqual([true, false]);
  press('Atrás');
  expect(address()).toBe('/aqui {"from":"/tienda"}');
});

test('a panel that is opened and closed twice at once has one history entry', () => {
  const onClosed = vi.fn();
  const { press, address } = renderPage(null, onClosed);
  act(() => {
    press('abrir a');
    press('abrir a');
  });
  const close = screen.getByRole('button', { name: 'cerrar a' });
  act(() => {
    fireEvent.click(close);
    fireEvent.click(close);
  });
  expect(onClosed).toHaveBeenCalledOnce();
  expect(address()).toBe('/aqui null');
  press('Atrás');
  expect(address()).toBe('/antes null');
});

test('a link inside a panel replaces the panel’s history entry', () => {
  const { press, follow, address } = renderPage();
  press('abrir a');
  follow('lejos');
  expect(address()).toBe('/lejos null');
  press('Atrás');
  expect(address()).toBe('/aqui null');
  press('abrir a');
  follow('aquí');
  expect(address()).toBe('/aqui null');
  press('Atrás');
  expect(address()).toBe('/antes null');
});

test('a reload closes the panel and removes its history entry', () => {
  const { address } = renderPage({ panels: ['a'] });
  expect(address()).toBe('/antes null');
});
