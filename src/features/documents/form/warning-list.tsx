import { Icon } from '../../../ui/icon.tsx';
import type { Warning } from '../model/warning.ts';

export function WarningText({ warning }: { readonly warning: Warning }) {
  return (
    <>
      {warning.message}
      {warning.rule && <span className="warn__rule">{warning.rule}</span>}
    </>
  );
}

type Props = {
  readonly warnings: readonly Warning[];
  /** For the `aria-describedby` of the fields that they are about. */
  readonly id?: string;
};

export function WarningList({ warnings, id }: Props) {
  return (
    <div className="warn" id={id}>
      {warnings.map((warning) => (
        <p key={warning.message}>
          <Icon name="info" className="size-5 text-copper-700" />
          <span>
            <WarningText warning={warning} />
          </span>
        </p>
      ))}
    </div>
  );
}
