import type { KeyboardEvent } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import type { FormTab } from './use-active-tab.ts';

const sides: readonly FormTab[] = ['form', 'document'];

export const panelId = (side: FormTab) => `panel-${side}`;
export const tabId = (side: FormTab) => `pestana-${side}`;

/** Which of the two is shown where they do not fit beside each other (WAI-ARIA APG, "Tabs"). */
export function FormTabs({
  side,
  onChange,
}: {
  readonly side: FormTab;
  readonly onChange: (side: FormTab) => void;
}) {
  function move(event: KeyboardEvent) {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const next = side === 'form' ? 'document' : 'form';
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="desk__tabs" role="tablist" aria-label={formCopy.tabs.label} onKeyDown={move}>
      {sides.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-selected={each === side}
          aria-controls={panelId(each)}
          tabIndex={each === side ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {formCopy.tabs[each]}
        </button>
      ))}
    </div>
  );
}
