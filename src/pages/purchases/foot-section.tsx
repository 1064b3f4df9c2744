import { type ReactNode, useEffect } from 'react';

/**
 * Scrolls to and focuses the element that the address names ('#id'), which renders too late for the browser to do so.
 */
export function useHashFocus(id: string): void {
  useEffect(() => {
    const element = location.hash === `#${id}` ? document.getElementById(id) : null;
    if (!element) return;
    element.tabIndex = -1;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, [id]);
}

type Props = {
  readonly id: string;
  readonly title: string;
  /** True if the page has nothing above the section. The section's text is then as large as on other pages. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
};

export function FootSection({ id, title, isMain = false, children }: Props) {
  useHashFocus(id);
  return (
    <section
      className={`grid justify-items-start gap-4 border-t border-rule pt-6 print:hidden [&_h3]:text-body [&+&]:mt-8 ${isMain ? '' : 'text-small'}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
