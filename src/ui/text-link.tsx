import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

const look =
  'group/link inline-flex min-h-tap max-w-full items-center gap-2 font-semibold wrap-anywhere text-copper hover:text-copper-700';

type Words = {
  /** Icons around the words; an arrow moves its way under the pointer. */
  readonly before?: IconName | undefined;
  readonly after?: IconName | undefined;
  /** Not underlined. */
  readonly plain?: boolean | undefined;
  readonly children: ReactNode;
};

const icon = 'size-5 transition-transform duration-lift ease-out';

function Words({ before, after, plain = false, children }: Words) {
  const moves = before === 'back' ? 'group-hover/link:-translate-x-1' : 'group-hover/link:translate-x-1';
  if (plain) return children;
  return (
    <>
      {before && <Icon name={before} className={`${icon} ${moves}`} />}
      <span className="bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1px] bg-bottom-left bg-no-repeat pb-[2px]">
        {children}
      </span>
      {after && <Icon name={after} className={`${icon} ${moves}`} />}
    </>
  );
}

type Props = Words & { readonly className?: string };

/** A link that stands by itself. */
export function TextLink({
  before,
  after,
  plain,
  className = '',
  children,
  ...rest
}: ComponentProps<typeof Link> & Props) {
  return (
    <Link className={`${look} ${className}`} {...rest}>
      <Words {...{ before, after, plain, children }} />
    </Link>
  );
}

/** The same to another site, or to a mail program. */
export function TextAnchor({
  before,
  after,
  plain,
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & Props) {
  return (
    <a className={`${look} ${className}`} {...rest}>
      <Words {...{ before, after, plain, children }} />
    </a>
  );
}

/** A button in the form of such a link. */
export function TextButton({
  before,
  after,
  plain,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & Props) {
  return (
    <button type="button" className={`${look} ${className}`} {...rest}>
      <Words {...{ before, after, plain, children }} />
    </button>
  );
}

/** A link inside a sentence. */
const inSentence =
  'font-semibold wrap-anywhere text-copper underline decoration-1 underline-offset-[0.2em] hover:text-copper-700';

export function InlineLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={inSentence} {...props} />;
}

export function InlineAnchor(
  props: Omit<ComponentProps<'a'>, 'className' | 'children'> & { readonly children: ReactNode },
) {
  const { children, ...rest } = props;
  return (
    <a className={inSentence} {...rest}>
      {children}
    </a>
  );
}
