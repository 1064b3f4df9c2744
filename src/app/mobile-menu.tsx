import { frame, navigation } from '../content/navigation.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CloseButton, FullScreen } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { NavLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function MobileMenu({ open, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  return (
    <FullScreen open={open} onOpenChange={onOpenChange} title={frame.menu}>
      <div className="menu__bar">
        <Logo alt="" />
        <CloseButton label={frame.closeMenu} />
      </div>
      <nav className="menu__list" aria-label={frame.main}>
        {navigation.map(([to, name], index) => (
          <NavLink key={to} to={to} end={to === paths.home} onClick={close}>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className="menu__foot">
        <ButtonLink block to={paths.booking} onClick={close}>
          <Icon name="calendar" />
          {frame.booking}
        </ButtonLink>
        <p className="caption">{site.freeSession}</p>
      </div>
    </FullScreen>
  );
}
