import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { cartParameter } from './cart.ts';

const Panel = lazyWithRetry(async () => (await import('./linked-cart-panel.tsx')).LinkedCartPanel, {
  isOptional: true,
});

/** The cart of the page's address, where it has one: its code comes with such an address alone. */
export function LinkedCart() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // It stays when the address has lost it, until it is closed. The prerendered page knows no query: not before hydration.
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
