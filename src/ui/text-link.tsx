import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './images/icon.tsx';
import { Link } from './link.tsx';

const standaloneClasses =
  'group/link inline-flex min-h-tap max-w-full items-center gap-2 text-left font-semibold wrap-anywhere text-accent hover:text-accent-700 aria-busy:cursor-progress';

type LinkLabel = {
  /** Icons around the text. An arrow moves in its direction on hover. */
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly plain?: boolean | undefined;
  readonly children: ReactNode;
};

const iconClasses = 'size-5 transition-transform duration-lift ease-out';

function LinkLabel({ icon, iconAfter, plain = false, children }: LinkLabel) {
  const hoverMotion = icon === 'back' ? 'group-hover/link:-translate-x-1' : 'group-hover/link:translate-x-1';
  if (plain) return children;
  return (
    <>
      {icon && <Icon name={icon} className={`${iconClasses} ${hoverMotion}`} />}
      <span className="underlined">{children}</span>
      {iconAfter && <Icon name={iconAfter} className={`${iconClasses} ${hoverMotion}`} />}
    </>
  );
}

type Props = LinkLabel & { readonly className?: string };

function linkProps<P extends Props>({ icon, iconAfter, plain, className = '', children, ...rest }: P) {
  return {
    ...rest,
    className: `${standaloneClasses} ${className}`,
    children: <LinkLabel {...{ icon, iconAfter, plain, children }} />,
  };
}

/** Link that stands alone. */
export function TextLink(props: ComponentProps<typeof Link> & Props) {
  return <Link {...linkProps(props)} />;
}

/** Link that stands alone and leads to another site or a mail program. */
export function TextAnchor(props: ComponentProps<'a'> & Props) {
  const { children, ...rest } = linkProps(props);
  return <a {...rest}>{children}</a>;
}

export function TextButton(props: ComponentProps<'button'> & Props) {
  return <button type="button" {...linkProps(props)} />;
}

const inlineClasses =
  'font-semibold wrap-anywhere text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-700';

export function InlineLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={inlineClasses} {...props} />;
}

export function InlineAnchor(
  props: Omit<ComponentProps<'a'>, 'className' | 'children'> & { readonly children: ReactNode },
) {
  const { children, ...rest } = props;
  return (
    <a className={inlineClasses} {...rest}>
      {children}
    </a>
  );
}

type ArrowProps = { readonly to: string; readonly className?: string; readonly children: ReactNode };

export function BackLink({ className = '', ...rest }: ArrowProps) {
  return <TextLink icon="back" className={`print:hidden ${className}`} {...rest} />;
}

export function ForwardLink(props: ArrowProps) {
  return <TextLink iconAfter="forward" {...props} />;
}
