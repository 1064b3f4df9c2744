// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { createStores } from '../../src/platform/store.ts';

test('an error in the header shows an error page with a reload button', async () => {
  const throwError = () => {
    throw new Error('un error');
  };
  render(
    <MemoryRouter>
      <App stores={createStores([createCartStore, { ...createCartStore(), get: throwError }])} />
    </MemoryRouter>,
    { onCaughtError: () => {} },
  );
  expect(await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeTruthy();
});
