import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';

const variants = { main: 'btn--main', line: 'btn--line', ink: 'btn--ink', paper: 'btn--paper' } as const;

type Variant = {
  readonly variant?: keyof typeof variants;
  /** As wide as its container. */
  readonly block?: boolean;
  readonly small?: boolean;
};

function classes({ variant = 'main', block = false, small = false }: Variant, className = ''): string {
  return `btn ${variants[variant]}${block ? ' btn--block' : ''}${small ? ' btn--sm' : ''} ${className}`.trim();
}

type ButtonProps = ComponentProps<'button'> &
  Variant & {
    /** While set, the button shows this with a ring and takes no press. */
    readonly busy?: ReactNode;
  };

/**
 * A button keeps the focus while it is busy: `disabled` would throw the keyboard back to the page's top. A form
 * that disables it all the same gives the focus back afterwards.
 */
export function Button({ variant, block, small, busy, className, children, onClick, ...rest }: ButtonProps) {
  const isBusy = busy !== undefined && busy !== null && busy !== false;
  return (
    <button
      type="button"
      className={classes(
        { ...(variant && { variant }), ...(block && { block }), ...(small && { small }) },
        className,
      )}
      {...rest}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : { onClick })}
    >
      {isBusy ? (
        <>
          <span className="spin" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Variant;

/** A link that looks like a button. */
export function ButtonLink({ variant, block, small, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      className={classes(
        { ...(variant && { variant }), ...(block && { block }), ...(small && { small }) },
        className,
      )}
      {...rest}
    />
  );
}

type IconButtonProps = ComponentProps<'button'> & { readonly 'aria-label': string };

export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`icon-btn ${className}`.trim()} {...rest} />;
}
