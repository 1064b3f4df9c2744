// @vitest-environment dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createSessionStore } from '../../src/features/auth/session-store.ts';
import { LoginPage } from '../../src/pages/login-page.tsx';
import { createStores, StoresProvider } from '../../src/platform/store.ts';

test('without a configured Supabase project, the login shows a message and no button', () => {
  const session = createSessionStore(null);
  session.start();
  render(
    <StoresProvider value={createStores([createSessionStore, session])}>
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>
    </StoresProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acceso Administrador');
  expect(screen.getByRole('alert').textContent).toContain('El acceso aún no está configurado');
  expect(screen.queryByRole('button')).toBeNull();
});
