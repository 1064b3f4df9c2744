import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Props = { readonly to: string; readonly children: ReactNode };

type BackLinkProps = Props & { readonly className?: string };

export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Link className={`link link--back ${className}`} to={to}>
      <Icon name="back" />
      <span>{children}</span>
    </Link>
  );
}

export function ForwardLink({ to, children }: Props) {
  return (
    <Link className="link" to={to}>
      <span>{children}</span>
      <Icon name="forward" />
    </Link>
  );
}
