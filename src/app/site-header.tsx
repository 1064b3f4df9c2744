import { cartCopy } from '../content/cart.ts';
import { frame, navigation } from '../content/navigation.ts';
import { paths } from '../content/paths.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { BoughtNote } from '../features/checkout/order-notes.tsx';
import { PurchasesLink } from '../features/checkout/purchases-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuButton } from './menu-button.tsx';

export function SiteHeader() {
  return (
    <header className="head">
      <div className="wrap head__in">
        <Link className="head__logo" to={paths.home}>
          <Logo alt={frame.home} />
        </Link>
        <nav className="nav" aria-label={frame.main}>
          {navigation.map(([to, name]) => (
            <NavLink key={to} to={to} end={to === paths.home}>
              {name}
            </NavLink>
          ))}
        </nav>
        <CartButton
          beside={(close) => (
            <>
              <BoughtNote />
              <PurchasesLink onClick={close}>{cartCopy.purchases}</PurchasesLink>
            </>
          )}
        />
        <ButtonLink small to={paths.booking}>
          {frame.booking}
        </ButtonLink>
        <MenuButton />
      </div>
    </header>
  );
}
