import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when a button in it is gone after its press: otherwise the keyboard starts again at the
 * top of the page. The element needs `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly onClick: () => void;
} {
  const ref = useRef<E>(null);
  const isPressed = useRef(false);
  // After each render, since the button may go later than the press.
  useEffect(() => {
    if (!isPressed.current) return;
    if (document.activeElement !== document.body) return;
    isPressed.current = false;
    ref.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // Whoever moves on doesn't want to be taken back.
    const moveOn = (event: FocusEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) isPressed.current = false;
    };
    document.addEventListener('focusin', moveOn);
    return () => document.removeEventListener('focusin', moveOn);
  }, []);
  return {
    ref,
    onClick: () => {
      isPressed.current = true;
    },
  };
}
