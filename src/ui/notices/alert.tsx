import type { ReactNode } from 'react';
import { Icon } from '../images/icon.tsx';

type Props = { readonly className?: string; readonly children: ReactNode };

export function Alert({ className = 'mb-4', children }: Props) {
  return (
    <div
      className={`flex flex-wrap gap-x-3 gap-y-1 rounded-control bg-wine-100 px-[min(1rem,4.1vw)] py-3.5 text-small leading-[1.45] text-wine-700 ${className}`}
      role="alert"
    >
      <Icon name="alert" className="mt-[0.05rem] size-6" />
      <div className="min-w-0 flex-[1_1_9rem]">{children}</div>
    </div>
  );
}
