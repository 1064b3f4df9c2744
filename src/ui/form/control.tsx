import type { ComponentProps, ReactNode } from 'react';

const baseClasses =
  'w-full rounded-control border-[1.5px] border-edge bg-white text-body text-ink hover:border-ink focus:border-ink focus:shadow-field focus:outline-2 focus:outline-transparent aria-invalid:border-2 aria-invalid:border-wine';

const sizeClasses = {
  normal: 'min-h-13 px-3.5 py-2.5',
  /** For inputs in tables. */
  small: 'min-h-tap px-2.5 py-1.5 tabular-nums',
} as const;

type StyleProps = {
  readonly size?: keyof typeof sizeClasses | undefined;
  readonly className?: string | undefined;
};

const classes = ({ size = 'normal', className = '' }: StyleProps) =>
  `${baseClasses} ${sizeClasses[size]} ${className}`;

/**
 * Attributes that keep typed text on the device. The spelling checkers and writing suggestions of Chrome and Edge, and
 * page translators, send the text to their services.
 */
const unsentAttributes = {
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
  writingsuggestions: 'false',
} as const;

/** Attributes of a field whose text isn't words, such as a RUT or an e-mail address. */
export const noAutoCapitalize = { autoCapitalize: 'none' } as const;

export function TextControl({
  size,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'size'> & StyleProps) {
  return <input type="text" className={classes({ size, className })} {...unsentAttributes} {...rest} />;
}

export function AreaControl({ className, ...rest }: ComponentProps<'textarea'> & Omit<StyleProps, 'size'>) {
  return <textarea className={classes({ className })} {...unsentAttributes} {...rest} />;
}

export function SelectControl({
  className = '',
  ...rest
}: ComponentProps<'select'> & Omit<StyleProps, 'size'>) {
  return <select className={classes({ className: `text-ellipsis ${className}` })} {...rest} />;
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
};

/** Check box or radio button with a clickable label. */
export function ChoiceControl({ children, ...input }: Props) {
  return (
    <label className="inline-flex min-h-tap cursor-pointer items-center gap-2.5 text-ink">
      <input className="size-5.5 flex-none accent-accent" {...input} />
      <span>{children}</span>
    </label>
  );
}
