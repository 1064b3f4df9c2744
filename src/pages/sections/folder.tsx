import type { ReactNode } from 'react';
import { noBreak } from '../../content/no-break.ts';
import { Drawing, type DrawingName } from '../../ui/images/drawing.tsx';

type Props = {
  /** Word on the tab. It repeats the title, so screen readers skip it. */
  readonly tab: string;
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: string;
  readonly level?: 'h2' | 'h3';
  /** True to hide the tab on phones, where the title is right below it. */
  readonly hidesTabOnPhones?: boolean;
  /** Replaces the tab's word and leaves only the folder's outline. Set it if the folder's page doesn't exist yet. */
  readonly comingSoonLabel?: string;
  /** Content at the bottom of the folder, aligned with that of the folder beside it. */
  readonly children?: ReactNode;
};

type GridProps = { readonly className?: string; readonly children: ReactNode };

export function FolderGrid({ className = '', children }: GridProps) {
  return (
    <div
      className={`@container grid gap-x-6 gap-y-2.5 *:min-w-0 sm:grid-cols-2 sm:gap-x-7 sm:gap-y-5 ${className}`}
    >
      {children}
    </div>
  );
}

/** Manila card with its tab, inside a FolderGrid. */
export function Folder({
  tab,
  drawing,
  title,
  text,
  level: Heading = 'h3',
  hidesTabOnPhones = false,
  comingSoonLabel,
  children,
}: Props) {
  return (
    <article
      className={`folder grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-1.5 *:min-w-0 sm:grid-cols-1 sm:content-start sm:gap-2 @max-[19rem]:px-4 @max-[19rem]:py-5 @max-[17rem]:grid-cols-1 @max-[17rem]:px-3 @max-[17rem]:hyphens-auto print:break-inside-avoid ${children ? 'sm:grid-rows-[auto_auto_1fr_auto]' : ''} ${comingSoonLabel ? 'folder-soon' : ''} ${hidesTabOnPhones ? 'max-sm:mt-0 max-sm:rounded-tl-folder' : ''}`}
    >
      <span
        className={`tab ${hidesTabOnPhones ? 'max-sm:hidden' : ''} @max-[17rem]:max-w-[calc(100%+2px)] @max-[17rem]:overflow-clip @max-[17rem]:pr-8 @max-[17rem]:pl-3`}
        aria-hidden="true"
      >
        {comingSoonLabel ?? tab}
      </span>
      <Drawing name={drawing} className="size-10 self-center sm:mb-2 sm:size-14" />
      <Heading className="self-center text-lead/[1.2] sm:text-h3/[1.22] @max-[17rem]:text-[min(1.125rem,8.5vw)]">
        {title}
      </Heading>
      <p className="col-span-full text-small/[1.4] sm:text-small/[1.5]">{noBreak(text)}</p>
      {children}
    </article>
  );
}

export function Folders({ cards }: { readonly cards: readonly Props[] }) {
  return (
    <FolderGrid>
      {cards.map((card) => (
        <Folder key={card.title} hidesTabOnPhones {...card} />
      ))}
    </FolderGrid>
  );
}
