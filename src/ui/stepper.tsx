import { Icon } from './icon.tsx';

type Props = {
  readonly value: number;
  /** Not to be gone beyond. */
  readonly most: number;
  readonly labels: { readonly group: string; readonly fewer: string; readonly more: string };
  readonly onChange: (value: number) => void;
};

/** A number between two buttons. */
export function Stepper({ value, most, labels, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div className="stepper" role="group" aria-label={labels.group}>
      <button type="button" aria-label={labels.fewer} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        {...(value < most ? { onClick: () => onChange(value + 1) } : { 'aria-disabled': true })}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
