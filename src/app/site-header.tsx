import { useLocation } from 'react-router-dom';
import { frameCopy, navigation } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { purchasesKey } from '../features/purchases/purchases-key.ts';
import { useHasStored } from '../platform/storage/use-has-stored.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { useLazyDialog } from '../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../ui/images/icon.tsx';
import { Logo } from '../ui/images/logo.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Link, NavLink } from '../ui/link.tsx';

const loadMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu;

function MenuButton() {
  const {
    buttonProps,
    Dialog: Menu,
    dialogProps,
  } = useLazyDialog('menu', loadMenu, 'src/app/mobile-menu.tsx');
  return (
    <>
      <IconButton className="nav:hidden" aria-label={frameCopy.openMenu} {...buttonProps}>
        <Icon name="menu" />
      </IconButton>
      {Menu && <Menu {...dialogProps} />}
    </>
  );
}

const loadCart = async () => (await import('./site-cart-drawer.tsx')).SiteCartDrawer;

const HeaderPurchases = lazyWithRetry(
  async () => (await import('../features/purchases/purchases-links.tsx')).HeaderPurchases,
  { isOptional: true },
);

function Purchases() {
  // Render again on navigation, because the previous page may have started a payment.
  useLocation();
  return useHasStored(purchasesKey) && <HeaderPurchases />;
}

/** Header of the site. Keep its tag names, by which the noscript styles of index.html rearrange the elements. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <div className="wrap flex min-h-header items-center gap-1">
        {/* The logo keeps its size when the text doubles. On phones it can shrink, because its alternative text,
            shown if the picture doesn't load, would leave no width for the buttons. */}
        <Link className="mr-auto flex min-h-tap min-w-0 items-center nav:flex-none" to={paths.home}>
          <Logo
            className="h-[38px] w-auto min-w-0 object-contain object-left nav:h-[46px]"
            alt={frameCopy.home}
          />
        </Link>
        {/* This link appears only after hydration. The space before the navigation is free, so nothing moves. */}
        <Purchases />
        <nav className="hidden flex-wrap items-center gap-0.5 nav:mr-2 nav:flex" aria-label={frameCopy.main}>
          {navigation.map(([to, name]) => (
            <NavLink
              key={to}
              className="nav-link relative inline-flex min-h-tap items-center rounded-control px-2 text-small text-ink aria-[current]:font-semibold xl:px-2.75"
              to={to}
              end={to === paths.home}
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <CartButton load={loadCart} module="src/app/site-cart-drawer.tsx" />
        <ButtonLink className="max-nav:hidden nav:ml-2" small to={paths.booking}>
          {frameCopy.booking}
        </ButtonLink>
        <MenuButton />
      </div>
    </header>
  );
}
