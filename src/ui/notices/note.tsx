import type { ReactNode } from 'react';
import { Icon, type IconName } from '../images/icon.tsx';

type NoteProps = { readonly icon: IconName; readonly className?: string; readonly children: ReactNode };

export function Note({ icon, className = '', children }: NoteProps) {
  return (
    <p className={`flex items-start gap-3 text-small leading-[1.5] ${className}`}>
      <Icon name={icon} className="mt-[0.05rem] size-6 text-accent" />
      <span>{children}</span>
    </p>
  );
}
