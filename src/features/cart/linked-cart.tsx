import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { cartParameter } from './cart-parameter.ts';

const Panel = lazyPart(async () => (await import('./linked-cart-panel.tsx')).LinkedCartPanel);

/** The cart of the page's address, where it has one: its code comes with such an address alone. */
export function LinkedCart() {
  const navigate = useNavigate();
  // useSearchParams would bring half a kilobyte to every page.
  const text = new URLSearchParams(useLocation().search).get(cartParameter);
  // It stays when the address has lost it, until it is closed. The prerendered page knows no query: not before hydration.
  const [shown, setShown] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => {
    if (text !== null) setShown(text);
  }, [text]);
  if (shown === null || shown === closed) return null;
  return (
    <Panel
      key={shown}
      text={shown}
      onDone={() => navigate(paths.shop, { replace: true, preventScrollReset: true })}
      onClose={() => setClosed(shown)}
    />
  );
}
