import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/images/icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

/** The preview of a document, on folder tint, below a bar that says what it shows. */
export function PreviewFrame({ icon, title, note, children }: Props) {
  return (
    <div className="rounded-folder border border-rule-folder bg-folder px-4 pt-4 pb-6 lg:px-10 lg:pt-6 lg:pb-12 print:border-0 print:bg-transparent print:p-0">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 pb-3.5 text-caption/body text-ink-700">
        <strong className="inline-flex items-center gap-2">
          <Icon name={icon} className="size-5 text-accent-700" />
          <span>{title}</span>
        </strong>
        {note && <span>{note}</span>}
      </div>
      {children}
    </div>
  );
}
