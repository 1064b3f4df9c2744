import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../images/icon.tsx';

const baseClasses = 'grid justify-items-start gap-3 rounded-control p-[min(1.25rem,5.2vw)] text-small/[1.5]';

const variantClasses = {
  /** For something that the person should check. */
  warning: 'bg-accent-100 text-ink',
  /** For errors to correct. */
  bad: 'bg-wine-100 text-wine-700',
  /** For offers that can be ignored. */
  plain: 'border border-rule bg-sheet text-ink',
} as const;

type Props = ComponentProps<'section'> & {
  readonly variant: keyof typeof variantClasses;
  readonly className?: string;
};

export function Notice({ variant, className = '', ...rest }: Props) {
  return <section className={`${baseClasses} ${variantClasses[variant]} ${className}`} {...rest} />;
}

type TitleProps = {
  readonly id: string;
  readonly icon: IconName;
  readonly as?: 'h2' | 'h3';
  readonly children: ReactNode;
};

export function NoticeTitle({ id, icon, as: Heading = 'h2', children }: TitleProps) {
  return (
    <Heading id={id} className="flex items-center gap-2.5 text-h3 text-inherit">
      <Icon name={icon} />
      <span>{children}</span>
    </Heading>
  );
}

export function NoticeList({ children }: { readonly children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-4.5">{children}</ul>;
}
