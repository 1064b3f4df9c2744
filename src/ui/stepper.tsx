import { Icon } from './icon.tsx';

type Props = {
  readonly value: number;
  readonly labels: { readonly group: string; readonly fewer: string; readonly more: string };
  readonly onChange: (value: number) => void;
};

/** A number between two buttons. */
export function Stepper({ value, labels, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border
    <div className="stepper" role="group" aria-label={labels.group}>
      <button type="button" aria-label={labels.fewer} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={labels.more} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
