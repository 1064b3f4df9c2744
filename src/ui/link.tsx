import type { ComponentProps } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isPageCovered } from '../platform/covered-page.ts';

type LinkProps = ComponentProps<'a'> & { readonly to: string };

/**
 * React Router's link without what its own brings along for sites with a server (prefetching of data, view
 * transitions, fetchers): 2.6 kB that every page would carry.
 * Followed inside a panel, its page takes the place of the panel's entry in the history.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const options = target === undefined ? {} : { target };
  const go = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const goInstead = useLinkClickHandler<HTMLAnchorElement>(to, { ...options, replace: true });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isPageCovered()) goInstead(event);
        else go(event);
      }}
    />
  );
}

type NavLinkProps = LinkProps & {
  /** Current at this very address only, not at those below it. */
  readonly end?: boolean;
};

/** A link that says when it leads to where the visitor is. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const current = matchPath({ path: to, end }, pathname) !== null;
  return <Link to={to} aria-current={current ? 'page' : undefined} {...rest} />;
}
