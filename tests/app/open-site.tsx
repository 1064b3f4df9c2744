// Opens the whole site at an address, with header, footer and toasts. Each call loads the code anew, so that it reads
// the environment and the storage again.
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

export async function openSite(path: string): Promise<void> {
  cleanup();
  vi.resetModules();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { App } = await import('../../src/app/app.tsx');
  const { createStores } = await import('../../src/platform/store.ts');
  const { pageAt } = await import('../../src/app/load-page.ts');
  // Load these in advance, so that a test waits for the page and not for the disk.
  await import('../../src/app/site-cart-drawer.tsx');
  await import('../../src/ui/notices/toaster.tsx');
  await import('../../src/features/purchases/purchases-links.tsx');
  await pageAt(path).load();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App stores={createStores()} />
      </MemoryRouter>,
    );
  });
}
