import type { ReactNode } from 'react';
import { Icon } from '../images/icon.tsx';

type Props = { readonly className?: string; readonly children: ReactNode };

/** Says what went wrong, beside what failed. Screen readers announce it when it appears. */
export function Alert({ className = 'mb-4', children }: Props) {
  return (
    <div
      className={`flex gap-3 rounded-control bg-wine-100 px-4 py-3.5 text-small leading-[1.45] text-wine-700 ${className}`}
      role="alert"
    >
      <Icon name="alert" className="mt-[0.05rem] size-6" />
      <div>{children}</div>
    </div>
  );
}
