import { Icon } from '../images/icon.tsx';

type Props = {
  readonly value: number;
  readonly max: number;
  readonly labels: { readonly group: string; readonly fewer: string; readonly more: string };
  readonly onChange: (value: number) => void;
};

const buttonClasses =
  'grid size-tap place-items-center rounded-[5px] text-ink not-aria-disabled:hover:bg-folder aria-disabled:cursor-default aria-disabled:text-edge';

export function Stepper({ value, max, labels, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div
      className="inline-flex rounded-control border border-edge bg-sheet"
      role="group"
      aria-label={labels.group}
    >
      <button
        type="button"
        className={buttonClasses}
        aria-label={labels.fewer}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" className="size-4.5 stroke-2" />
      </button>
      <output className="w-9 text-center leading-(--spacing-tap) font-semibold text-ink">{value}</output>
      <button
        type="button"
        className={buttonClasses}
        aria-label={labels.more}
        {...(value < max ? { onClick: () => onChange(value + 1) } : { 'aria-disabled': true })}
      >
        <Icon name="plus" className="size-4.5 stroke-2" />
      </button>
    </div>
  );
}
