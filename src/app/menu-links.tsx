import type { ReactNode } from 'react';
import { frameCopy, navigation } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { MenuPurchases } from '../features/purchases/purchases-links.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { NavLink } from '../ui/link.tsx';

export function MenuLinks({ className }: { readonly className: string }) {
  return (
    <nav className={className} aria-label={frameCopy.main}>
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
  );
}

type FootProps = { readonly className: string; readonly children?: ReactNode };

export function MenuFoot({ className, children }: FootProps) {
  return (
    <div
      className={`mt-auto grid grid-cols-1 gap-3 border-t border-rule-folder bg-folder pt-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))] ${className}`}
    >
      <ButtonLink block to={paths.booking}>
        <Icon name="calendar" />
        {frameCopy.booking}
      </ButtonLink>
      <p className="text-small text-ink-500">{site.freeSession}</p>
      {children}
      <MenuPurchases />
    </div>
  );
}
