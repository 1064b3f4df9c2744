import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element of `ref` when a clicked button inside that element disappears. Otherwise the keyboard
 * would start again at the top of the page. The element needs `tabIndex={-1}`.
 */
export function useFocusFallback<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly onClick: () => void;
} {
  const ref = useRef<E>(null);
  const isPressed = useRef(false);
  // Run after each render, because the button may disappear some time after the click.
  useEffect(() => {
    if (!isPressed.current) return;
    if (document.activeElement !== document.body) return;
    isPressed.current = false;
    ref.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // Don't take the focus from a person who has moved on.
    const cancel = (event: FocusEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) isPressed.current = false;
    };
    document.addEventListener('focusin', cancel);
    return () => document.removeEventListener('focusin', cancel);
  }, []);
  return {
    ref,
    onClick: () => {
      isPressed.current = true;
    },
  };
}
