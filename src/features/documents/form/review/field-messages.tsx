import { Icon } from '../../../../ui/images/icon.tsx';
import type { Warning } from '../../model/document.ts';
import { identityOf } from '../answers.ts';

/** A date or a RUT, which browsers break behind a hyphen. */
const hyphened = /(\d[\d.]*(?:-[\dK]+)+)/;

/** The sentence, whose dates stay on one line. */
export function Message({ text }: { readonly text: string }) {
  const parts = text.split(hyphened);
  return parts.map((part, index) =>
    hyphened.test(part) ? (
      <span key={parts.slice(0, index).join('')} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function WarningText({ warning }: { readonly warning: Warning }) {
  return (
    <>
      {/* Another sentence is another element: a browser that translates takes its texts away. */}
      <span key={warning.message}>
        <Message text={warning.message} />
      </span>
      {warning.rule && <span className="block text-ink-700">{warning.rule}</span>}
    </>
  );
}

type WarningsProps = {
  readonly warnings: readonly Warning[];
  /** For the `aria-describedby` of the fields that they are about. */
  readonly id?: string;
};

export function WarningList({ warnings, id }: WarningsProps) {
  return (
    <div
      className="grid gap-2 rounded-control bg-accent-100 px-3.5 py-2.5 text-caption/[1.45] text-ink"
      id={id}
    >
      {warnings.map((warning) => (
        <p className="flex gap-2" key={identityOf(warning)}>
          <Icon name="info" className="size-5 text-accent-700" />
          <span>
            <WarningText warning={warning} />
          </span>
        </p>
      ))}
    </div>
  );
}
