import type { KeyboardEvent } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import type { Side } from './use-side.ts';

const sides: readonly Side[] = ['form', 'document'];

export const panelId = (side: Side) => `panel-${side}`;
export const tabId = (side: Side) => `pestana-${side}`;

/** Which of the two is shown where they do not fit beside each other (WAI-ARIA APG, "Tabs"). */
export function DeskTabs({
  side,
  onChange,
}: {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
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
