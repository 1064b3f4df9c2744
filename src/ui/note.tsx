import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type NoteProps = { readonly icon: IconName; readonly className?: string; readonly children: ReactNode };

/** A small remark with its icon. */
export function Note({ icon, className = '', children }: NoteProps) {
  return (
    <p className={`flex items-start gap-3 text-small leading-[1.5] ${className}`}>
      <Icon name={icon} className="mt-[0.05rem] size-6 text-copper" />
      <span>{children}</span>
    </p>
  );
}

type AlertProps = { readonly className?: string; readonly children: ReactNode };

/** What went wrong, next to what failed. It is announced when it appears. */
export function Alert({ className = 'mb-4', children }: AlertProps) {
  return (
    <div
      className={`flex gap-3 rounded-control bg-wine-100 px-4 py-3.5 text-detail leading-[1.45] text-wine-700 ${className}`}
      role="alert"
    >
      <Icon name="alert" className="mt-[0.05rem] size-6" />
      <div>{children}</div>
    </div>
  );
}
