import { assetUrl } from '../platform/current-env.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([initial = '']) => initial)
    .join('');

type Props = {
  readonly name: string;
  readonly portrait: `/img/${string}` | null;
  readonly parts: readonly [before: string, after: string];
  /** True in a column of `Note`s. The portrait is then centred on the notes' icons, and the texts are aligned. */
  readonly small?: boolean;
  readonly className?: string;
};

const sizes = {
  normal: { row: 'gap-3.5', portrait: 'size-13 text-body' },
  small: { row: '-ml-1 gap-2', portrait: 'size-8 text-caption' },
} as const;

export function Person({
  name,
  portrait,
  parts: [textBefore, textAfter],
  small = false,
  className = '',
}: Props) {
  const size = sizes[small ? 'small' : 'normal'];
  const roundClasses = `flex-none rounded-full ${size.portrait}`;
  return (
    <div className={`flex items-center ${size.row} ${className}`}>
      {portrait ? (
        <img
          className={`object-cover ${roundClasses}`}
          src={assetUrl(portrait)}
          width={52}
          height={52}
          alt=""
          loading="lazy"
        />
      ) : (
        <span
          className={`grid place-items-center border border-rule-folder bg-folder font-display font-medium text-accent-700 ${roundClasses}`}
          aria-hidden="true"
        >
          {initialsOf(name)}
        </span>
      )}
      <p className="min-w-0 text-small leading-[1.4]">
        <span>{textBefore}</span>
        <strong className="font-semibold text-ink" translate="no">
          {name}
        </strong>
        <span>{textAfter}</span>
      </p>
    </div>
  );
}
