import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { formCopy, sectionsCopy } from '../../../../content/documents/complete-copy.ts';
import { Icon } from '../../../../ui/images/icon.tsx';
import { TextButton } from '../../../../ui/text-link.tsx';
import { sectionId } from '../inputs/field-ids.ts';
import type { SectionProgress } from '../review/progress.ts';
import { useProgress } from '../review/warnings-provider.tsx';
import { useSectionIndex } from '../use-completion.ts';
import { bringIntoView } from './preview-pane.ts';
import { useSectionInView } from './use-section-in-view.ts';

type ItemProps = SectionProgress & {
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onSelect: (index: number) => void;
};

function Item({ title, blanks, warningCount, index, isCurrent, onSelect }: ItemProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onSelect(index);
  };
  return (
    <li>
      <a
        className="group/item flex min-h-tap flex-wrap items-baseline justify-between gap-x-4 border-l-3 border-transparent py-2 pl-3 text-small/[1.3] hover:border-edge aria-[current]:border-accent @[35rem]/form:block"
        href={`#${sectionId(index)}`}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={follow}
      >
        <span className="font-semibold text-ink group-hover/item:underline">{title}</span>{' '}
        <span className="text-caption/[1.3] text-ink-500 @[35rem]/form:block">
          <span>{sectionsCopy.blanks(blanks.length)}</span>
          {warningCount > 0 && (
            <span>
              {' · '}
              <span className="whitespace-nowrap text-accent-700">
                {formCopy.warningsShort(warningCount)}
              </span>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

type SectionNavProps = { readonly onSelect: (index: number) => void };

export function SectionNav({ onSelect }: SectionNavProps) {
  const { sections, blankCount } = useProgress();
  const currentIndex = useSectionInView();
  const [isOpen, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = nav.current?.querySelectorAll('li')[currentIndex];
    if (nav.current && item) bringIntoView(nav.current, item, 'instant');
  }, [currentIndex]);
  function follow(index: number): void {
    setOpen(false);
    onSelect(index);
  }
  return (
    <nav
      className="max-lg:top-[calc(var(--spacing-header)+4.5rem)] max-lg:group-data-[review=open]/completion:hidden lg:top-[calc(var(--spacing-header)+1rem)] @max-[35rem]/form:mb-3 @max-[35rem]/form:border-b @max-[35rem]/form:border-rule @[35rem]/form:sticky @[35rem]/form:max-h-[calc(100vh-var(--spacing-header)-2rem)] @[35rem]/form:self-start @[35rem]/form:overflow-y-auto"
      aria-label={sectionsCopy.label}
      ref={nav}
    >
      <button
        type="button"
        className="flex min-h-tap w-full items-center justify-between gap-3 py-1.5 text-left hover:text-accent @[35rem]/form:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex flex-wrap gap-x-3 text-caption/[1.3]">
          <span className="font-semibold text-ink">
            {sectionsCopy.position(currentIndex + 1, sections.length)}
          </span>{' '}
          <span className="text-ink-500">{sectionsCopy.blanksLeft(blankCount)}</span>
        </span>
        <Icon name="chevron" className={`size-5 ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
      </button>
      <p className="border-b border-rule pb-3 text-small/[1.3] font-semibold text-ink @max-[35rem]/form:hidden">
        {sectionsCopy.blanksLeft(blankCount)}
      </p>
      <ol className={isOpen ? 'grid pt-2' : 'grid pt-2 @max-[35rem]/form:hidden'}>
        {sections.map((section, index) => (
          <Item
            key={section.title}
            {...section}
            index={index}
            isCurrent={index === currentIndex}
            onSelect={follow}
          />
        ))}
      </ol>
    </nav>
  );
}

/** Narrow screens show one section at a time. `StepBar` has the button to the next section. */
export function PreviousSectionButton({ onSelect }: SectionNavProps) {
  const openIndex = useSectionIndex();
  return (
    openIndex > 0 && (
      <TextButton icon="back" className="mt-5 lg:hidden" onClick={() => onSelect(openIndex - 1)}>
        {sectionsCopy.previous}
      </TextButton>
    )
  );
}
