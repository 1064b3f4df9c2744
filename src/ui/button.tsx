import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';
import { Spinner } from './loading.tsx';

const baseClasses =
  'inline-flex items-center justify-center rounded-control border-[1.5px] text-center font-semibold transition-[background-color,border-color,color,translate] active:translate-y-px print:hidden';

/** Styles of busy and disabled buttons. Links have no such states. */
const stateClasses =
  'aria-busy:cursor-progress unavailable:translate-none unavailable:border-transparent unavailable:bg-folder-back unavailable:text-ink-700 unavailable:not-aria-busy:cursor-not-allowed';

const variantClasses = {
  main: 'border-transparent bg-accent text-sheet hover:bg-accent-700',
  line: 'border-ink text-ink hover:bg-ink hover:text-on-ink',
  /** For actions that delete something. They ask first or can be undone. */
  danger: 'border-wine text-wine-700 hover:bg-wine hover:text-sheet',
  /** For actions that aren't available yet. */
  soon: 'border-edge text-ink-700 hover:bg-folder',
  ink: 'border-transparent bg-ink text-on-ink hover:bg-[#21365a]',
  /** For the slim admin bar. The button is as small as the bar's text. */
  bar: 'border-ink-line bg-ink text-on-ink hover:bg-[#21365a]',
} as const;

const sizeClasses = {
  normal:
    'min-h-13 gap-2.5 px-[min(1.5rem,7.5vw)] py-3 text-[min(var(--text-body),7vw)] leading-[1.2] text-balance [&_svg]:size-[min(1.375rem,7vw)]',
  small: 'min-h-tap gap-2.5 px-4.5 py-2 text-small leading-[1.2] text-balance [&_svg]:size-5.5',
  bar: 'min-h-tap gap-2.5 px-2.5 py-1 leading-[1.15] md:text-balance',
} as const;

type StyleProps = {
  readonly variant?: keyof typeof variantClasses | undefined;
  readonly block?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
};

function classes({ variant = 'main', block = false, small = false, className = '' }: StyleProps): string {
  const size = variant === 'bar' ? 'bar' : small ? 'small' : 'normal';
  return [baseClasses, variantClasses[variant], sizeClasses[size], block ? 'w-full' : '', className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  StyleProps & {
    /** Shown after a spinner in place of the button's content. While `busy` is set, the button ignores clicks. */
    readonly busyLabel?: ReactNode;
  };

/**
 * Button that keeps the focus while it is busy, because `disabled` would send the keyboard back to the top of the page.
 * A form that sets `disabled` anyway must return the focus afterwards. The content is wrapped in one element, so that
 * React replaces that element: React can't find text nodes that page translators have replaced.
 */
export function Button({
  variant,
  block,
  small,
  className,
  busyLabel,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busyLabel !== undefined && busyLabel !== null && busyLabel !== false;
  return (
    <button
      type="button"
      className={`${classes({ variant, block, small, className })} ${stateClasses}`}
      {...rest}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : { onClick })}
    >
      {isBusy ? (
        <span key="busy" className="[display:contents]">
          <Spinner />
          <span>{busyLabel}</span>
        </span>
      ) : (
        <span key="words" className="[display:contents]">
          {children}
        </span>
      )}
    </button>
  );
}

export function ButtonLink({
  variant,
  block,
  small,
  className,
  ...rest
}: ComponentProps<typeof Link> & StyleProps) {
  return <Link className={classes({ variant, block, small, className })} {...rest} />;
}

/** Link to another site that looks like a button. */
export function ButtonAnchor({
  variant,
  block,
  small,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & StyleProps) {
  return (
    <a className={classes({ variant, block, small, className })} {...rest}>
      {children}
    </a>
  );
}

type IconButtonProps = ComponentProps<'button'> & {
  readonly 'aria-label': string;
  readonly className?: string;
};

export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`relative inline-grid size-12 flex-none place-items-center rounded-control text-ink hover:bg-folder ${className}`}
      {...rest}
    />
  );
}
