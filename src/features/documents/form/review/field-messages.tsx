import { Icon } from '../../../../ui/images/icon.tsx';
import type { Warning } from '../../model/document.ts';
import { identityOf } from '../answers.ts';

/** Matches a date or a RUT. Browsers would break the line after its hyphens. */
const hyphenated = /(\d[\d.]*(?:-[\dK]+)+)/;

export function Message({ text }: { readonly text: string }) {
  const parts = text.split(hyphenated);
  return parts.map((part, index) =>
    hyphenated.test(part) ? (
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
      {/* The key gives a new message a new element, since a browser that translates replaces the text nodes. */}
      <span key={warning.message}>
        <Message text={warning.message} />
      </span>
      {warning.sourceText && <span className="block text-ink-700">{warning.sourceText}</span>}
    </>
  );
}

type WarningsProps = {
  readonly warnings: readonly Warning[];
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
