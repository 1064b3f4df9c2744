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

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** Section below the purchases. */
export function FootSection({ id, title, children }: Props) {
  useHashFocus(id);
  return (
    <section
      className="grid max-w-176 justify-items-start gap-4 border-t border-rule pt-6 print:hidden [&+&]:mt-8"
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
