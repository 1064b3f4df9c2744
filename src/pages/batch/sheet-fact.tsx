import { type ReactNode, useId, useState } from 'react';
import { surveyCopy } from '../../content/documents/survey-copy.ts';
import { Icon, type IconName } from '../../ui/images/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';

type FactProps = {
  readonly icon?: IconName;
  readonly actions?: ReactNode;
  /** Controls behind the button «Cambiar». */
  readonly controls?: ReactNode;
  readonly children: string;
};

/** A fact that asks the user something gets another icon, because its answer changes the rows. */
export function SheetFact({ icon = 'check', actions, controls, children }: FactProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const focusProps = useFocusFallback<HTMLLIElement>();
  return (
    <li
      {...focusProps}
      tabIndex={-1}
      className="grid gap-2 border-t border-rule py-2 first:border-t-0 focus-visible:shadow-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p className="flex min-w-0 flex-[1_1_18rem] items-start gap-2.5 py-1.5 text-small/[1.5] text-ink">
          <Icon name={icon} className={`mt-0.5 size-5 ${icon === 'check' ? 'text-sage' : 'text-accent'}`} />
          {/* The key replaces the whole element, because page translation removes React's text node. */}
          <span key={children} id={id} className="min-w-0 wrap-anywhere">
            {children}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and has its own layout */}
        <div className="flex flex-wrap items-center gap-x-5 text-small" role="group" aria-labelledby={id}>
          <span className="[display:contents]">{actions}</span>
          {controls && (
            <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {surveyCopy.change}
            </TextButton>
          )}
        </div>
      </div>
      {isOpen && <div className="flex flex-wrap items-end gap-4 pb-3 sm:pl-7.5">{controls}</div>}
    </li>
  );
}
