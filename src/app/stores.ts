import { createAdminModeStore } from '../features/auth/admin-mode.ts';
import { createSessionStore } from '../features/auth/session-store.ts';
import { createCartStore } from '../features/cart/cart-store.ts';
import { env } from '../platform/current-env.ts';

/** What the site remembers outside React; one of each per page, or per prerendered page. */
export function createStores() {
  return {
    cart: createCartStore(),
    session: createSessionStore(env.supabase),
    adminMode: createAdminModeStore(),
  };
}

export type Stores = ReturnType<typeof createStores>;
