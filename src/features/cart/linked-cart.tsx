import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { cartParameter } from './cart.ts';

const Panel = lazyWithRetry(async () => (await import('./linked-cart-panel.tsx')).LinkedCartPanel, {
  isOptional: true,
});

/** Offers the cart of the page's address. Its code loads only if the address has one. */
export function LinkedCart() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // It stays open until it is closed, even if the address loses its query. The prerendered page knows no query, so
  // nothing shows before hydration.
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (new URLSearchParams(search).has(cartParameter)) setShown(search);
  }, [search]);
  if (shown === null) return null;
  return (
    <Panel
      key={shown}
      search={shown}
      onDone={() => navigate(paths.shop, { replace: true, preventScrollReset: true })}
      onClose={() => setShown(null)}
    />
  );
}
