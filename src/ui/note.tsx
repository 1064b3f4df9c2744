import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type NoteProps = { readonly icon: IconName; readonly className?: string; readonly children: ReactNode };

/** A small remark with its icon. */
export function Note({ icon, className = '', children }: NoteProps) {
  return (
    <p className={`note ${className}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** What went wrong, next to what failed. It is announced when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
