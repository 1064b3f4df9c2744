import { frame, navigation } from '../content/navigation.ts';
import { paths } from '../content/paths.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuButton } from './menu-button.tsx';

const loadCart = async () => (await import('./cart-drawer.tsx')).SiteCartDrawer;

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
        <CartButton load={loadCart} />
        <ButtonLink small to={paths.booking}>
          {frame.booking}
        </ButtonLink>
        <MenuButton />
      </div>
    </header>
  );
}
