import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { cartParameter } from './cart.ts';

const Panel = lazyWithRetry(async () => (await import('./linked-cart-panel.tsx')).LinkedCartPanel, {
  isOptional: true,
});

/** The panel's code loads only if the address has a cart. */
export function LinkedCart() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The panel stays open until it is closed, even after the query is removed from the address. The prerendered page
  // never contains the panel, because prerendering knows no query.
  const [shownSearch, setShownSearch] = useState<string | null>(null);
  useEffect(() => {
    if (new URLSearchParams(search).has(cartParameter)) setShownSearch(search);
  }, [search]);
  if (shownSearch === null) return null;
  return (
    <Panel
      key={shownSearch}
      search={shownSearch}
      onDone={() => navigate(paths.shop, { replace: true, preventScrollReset: true })}
      onClose={() => setShownSearch(null)}
    />
  );
}
