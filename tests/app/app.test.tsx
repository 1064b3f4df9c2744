// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { createStores } from '../../src/app/stores.ts';

test('an error of the header itself leaves no empty page', async () => {
  const stores = createStores();
  const broken = () => {
    throw new Error('un error');
  };
  render(
    <MemoryRouter>
      <App {...stores} cart={{ ...stores.cart, get: broken }} />
    </MemoryRouter>,
    { onCaughtError: () => {} },
  );
  expect(await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeTruthy();
});
