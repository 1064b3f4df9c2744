import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { type PanePlace, placeIn, returnTo } from './preview-pane.ts';

/** What narrow screens show one at a time. */
type FormTab = 'form' | 'document';

const tabs: readonly FormTab[] = ['form', 'document'];

export const panelId = (tab: FormTab) => `panel-${tab}`;
export const tabId = (tab: FormTab) => `pestana-${tab}`;

/** The tab shown. Each comes back where it was left; `returnTo` says what else the document does. */
export function useActiveTab() {
  const [tab, setTab] = useState<FormTab>('form');
  const container = useRef<HTMLDivElement>(null);
  const formScroll = useRef(0);
  const place = useRef<PanePlace>({ left: 0, top: 0, edited: null });

  function showTab(next: FormTab): void {
    const pane = container.current?.querySelector<HTMLElement>('[data-pane]');
    if (next === tab || !pane) return;
    if (next === 'form') {
      place.current = placeIn(pane);
      flushSync(() => setTab(next));
      window.scrollTo({ top: formScroll.current, behavior: 'instant' });
      return;
    }
    formScroll.current = window.scrollY;
    flushSync(() => setTab(next));
    document.getElementById(panelId(next))?.scrollIntoView({ behavior: 'instant' });
    returnTo(pane, place.current);
  }

  return { tab, container, showTab };
}

type Props = {
  readonly active: FormTab;
  readonly onChange: (tab: FormTab) => void;
};

/** Chooses between form and document where they do not fit side by side (WAI-ARIA APG, "Tabs"). */
export function FormTabs({ active, onChange }: Props) {
  function move(event: KeyboardEvent) {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const next = active === 'form' ? 'document' : 'form';
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div
      className="sticky top-header z-5 -mx-gutter grid grid-cols-2 border-b border-rule bg-paper px-gutter pt-2 wrap-anywhere lg:hidden"
      role="tablist"
      data-bar=""
      aria-label={formCopy.tabs.label}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="min-h-12 border-b-3 border-transparent text-[min(1em,7.5vw)] font-semibold text-ink-500 aria-selected:border-accent aria-selected:text-ink"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === active}
          aria-controls={panelId(tab)}
          tabIndex={tab === active ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {formCopy.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
