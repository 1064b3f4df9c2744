import type { KeyboardEvent } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { type FormTab, panelId, tabId } from './use-active-tab.ts';

const tabs: readonly FormTab[] = ['form', 'document'];

type Props = {
  readonly activeTab: FormTab;
  /** @param onShown called once the tab is visible */
  readonly onChange: (tab: FormTab, onShown?: () => void) => void;
};

/** Tabs for the form and the document on narrow screens (WAI-ARIA APG, "Tabs"). */
export function FormTabs({ activeTab, onChange }: Props) {
  function moveFocus(event: KeyboardEvent) {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const nextTab = activeTab === 'form' ? 'document' : 'form';
    onChange(nextTab, () => document.getElementById(tabId(nextTab))?.focus());
  }
  return (
    <div
      className="sticky top-header z-5 -mx-gutter grid grid-cols-2 border-b border-rule bg-paper px-gutter wrap-anywhere lg:hidden"
      role="tablist"
      data-bar=""
      aria-label={formCopy.tabs.label}
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="min-h-12 border-b-3 border-transparent text-[min(1em,7.5vw)] font-semibold text-ink-500 aria-selected:border-accent aria-selected:text-ink"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === activeTab}
          aria-controls={panelId(tab)}
          tabIndex={tab === activeTab ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {formCopy.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
