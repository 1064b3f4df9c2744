import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';
import { Spinner } from './loading.tsx';

const base =
  'inline-flex items-center justify-center rounded-control border-[1.5px] text-center font-semibold transition-[background-color,border-color,color,translate] active:translate-y-px print:hidden';

/** For those that can be busy or without use: a link never is. */
const states =
  'aria-busy:cursor-progress unavailable:translate-none unavailable:border-transparent unavailable:bg-folder-back unavailable:text-ink-700 unavailable:not-aria-busy:cursor-not-allowed';

const looks = {
  main: 'border-transparent bg-accent text-sheet hover:bg-accent-700',
  line: 'border-ink text-ink hover:bg-ink hover:text-on-ink',
  /** For what destroys: it asks first, or can be undone. */
  danger: 'border-wine text-wine-700 hover:bg-wine hover:text-sheet',
  /** What it leads to is not there yet. */
  soon: 'border-dashed border-edge text-ink-700 hover:bg-folder',
  ink: 'border-transparent bg-ink text-on-ink hover:bg-[#21365a]',
  paper: 'border-transparent bg-paper text-ink hover:bg-folder',
  /** On the slim bar of ink, as small as the words beside it. */
  bar: 'border-ink-line bg-ink text-on-ink hover:bg-[#21365a]',
} as const;

const sizes = {
  normal:
    'min-h-13 gap-2.5 px-[min(1.5rem,7.5vw)] py-3 text-[min(var(--text-body),7vw)] leading-[1.2] text-balance [&_svg]:size-[min(1.375rem,7vw)]',
  small: 'min-h-tap gap-2.5 px-4.5 py-2 text-small leading-[1.2] text-balance [&_svg]:size-5.5',
  bar: 'min-h-tap gap-2.5 px-2.5 py-1 leading-[1.15] md:text-balance',
} as const;

type Look = {
  readonly variant?: keyof typeof looks | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
};

function classes({ variant = 'main', block = false, small = false, className = '' }: Look): string {
  const size = variant === 'bar' ? 'bar' : small ? 'small' : 'normal';
  return [base, looks[variant], sizes[size], block ? 'w-full' : '', className].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** While set, the button shows this with a ring and takes no press. */
    readonly busy?: ReactNode;
  };

/**
 * A button keeps the focus while it is busy: `disabled` would throw the keyboard back to the page's top. A form
 * that disables it all the same gives the focus back afterwards. What it shows is swapped as one element: a browser that
 * translates the page has taken the texts themselves away.
 */
export function Button({ variant, block, small, className, busy, children, onClick, ...rest }: ButtonProps) {
  const isBusy = busy !== undefined && busy !== null && busy !== false;
  return (
    <button
      type="button"
      className={`${classes({ variant, block, small, className })} ${states}`}
      {...rest}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : { onClick })}
    >
      {isBusy ? (
        <span key="busy" className="[display:contents]">
          <Spinner />
          <span>{busy}</span>
        </span>
      ) : (
        <span key="words" className="[display:contents]">
          {children}
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  block,
  small,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={classes({ variant, block, small, className })} {...rest} />;
}

/** The same to another site. */
export function ButtonAnchor({
  variant,
  block,
  small,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
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
