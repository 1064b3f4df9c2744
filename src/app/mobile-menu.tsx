import { frame, navigation } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { MenuPurchases } from '../features/purchases/own-purchases.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CloseButton, FullScreen } from '../ui/dialog/dialog.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { Logo } from '../ui/images/logo.tsx';
import { NavLink } from '../ui/link.tsx';

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function MobileMenu({ open, onOpenChange }: Props) {
  return (
    <FullScreen open={open} onOpenChange={onOpenChange} title={frame.menu}>
      <div className="flex h-header flex-none items-center justify-between border-b border-rule px-gutter">
        <Logo className="h-9.5 w-auto" alt="" />
        <CloseButton label={frame.closeMenu} />
      </div>
      <nav className="px-gutter pt-2 pb-6" aria-label={frame.main}>
        {navigation.map(([to, name], index) => (
          <NavLink
            key={to}
            className="flex items-baseline gap-4 border-b border-rule py-3.25 font-display text-h2 leading-[1.2] font-medium text-ink aria-[current]:text-accent-700"
            to={to}
            end={to === paths.home}
          >
            <span className="w-4 text-body text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <span>{name}</span>
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-3 border-t border-rule-folder bg-folder px-gutter pt-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <ButtonLink block to={paths.booking}>
          <Icon name="calendar" />
          {frame.booking}
        </ButtonLink>
        <p className="text-small text-ink-500">{site.freeSession}</p>
        <MenuPurchases />
      </div>
    </FullScreen>
  );
}
