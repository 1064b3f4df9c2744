import { assetUrl } from '../platform/current-env.ts';

/** Returns the initials of the first two names. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([initial = '']) => initial)
    .join('');

type Props = {
  readonly name: string;
  readonly portrait: `/img/${string}` | null;
  /** Text before and after the name. */
  readonly parts: readonly [before: string, after: string];
  readonly className?: string;
};

const roundClasses = 'size-13 flex-none rounded-full';

/** Sentence about a person, next to their portrait or, if there is none, their initials. */
export function Person({ name, portrait, parts: [before, after], className = '' }: Props) {
  return (
    <div className={`flex items-center gap-3.5 ${className}`}>
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
          className={`grid place-items-center border border-rule-folder bg-folder font-display text-body font-medium text-accent-700 ${roundClasses}`}
          aria-hidden="true"
        >
          {initialsOf(name)}
        </span>
      )}
      <p className="min-w-0 text-small leading-[1.4]">
        <span>{before}</span>
        <strong className="font-semibold text-ink" translate="no">
          {name}
        </strong>
        <span>{after}</span>
      </p>
    </div>
  );
}
