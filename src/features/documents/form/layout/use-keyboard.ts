import { useEffect } from 'react';

/** The part of a window that can be seen, in px. */
type View = {
  readonly width: number;
  readonly height: number;
};

/** px; what a browser's own bars take when they come and go is less. */
const minKeyboardHeight = 150;

/**
 * The highest view that this window has had at its present width: the one without a keyboard. Turning the telephone
 * begins anew.
 */
export function tallestView(before: View, now: View): View {
  return before.width === now.width && before.height > now.height ? before : now;
}

/**
 * True if a keyboard covers part of the window.
 * @param isTyping whether something to type in has the focus
 */
export function isKeyboardOpen(tallest: View, now: View, isTyping: boolean): boolean {
  return isTyping && tallest.height - now.height >= minKeyboardHeight;
}

/**
 * How far the page has to scroll for the field to stand in the middle of the view, in px; 0 where all of it is visible.
 * @param field measured from the top of the view
 */
export function scrollToShow(
  field: { readonly top: number; readonly bottom: number },
  height: number,
): number {
  if (field.top >= 0 && field.bottom <= height) return 0;
  return (field.top + field.bottom) / 2 - height / 2;
}

const typing = 'textarea, input:not([type=checkbox], [type=radio], [type=date])';

function typedIn(): Element | null {
  const active = document.activeElement;
  return active?.matches(typing) ? active : null;
}

/** Zoomed in, a view is smaller than its window for another reason. */
function viewOf({ width, height, scale }: VisualViewport): View {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Marks the page while the keyboard of a telephone covers part of it: then the bars scroll away with the page
 * (completion-form.css), and the field that is typed in stays visible. Browsers differ in what a keyboard makes smaller,
 * the window or only its visible part; the visual viewport tells both.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !matchMedia('(any-pointer: coarse)').matches) return;
    const { documentElement: root } = document;
    let tallest = viewOf(viewport);
    function follow(): void {
      if (!viewport) return;
      const now = viewOf(viewport);
      tallest = tallestView(tallest, now);
      const field = typedIn();
      const isOpen = isKeyboardOpen(tallest, now, field !== null);
      root.toggleAttribute('data-keyboard', isOpen);
      if (!isOpen || !field) return;
      const { top, bottom } = field.getBoundingClientRect();
      const shift = { top: top - viewport.offsetTop, bottom: bottom - viewport.offsetTop };
      window.scrollBy({ top: scrollToShow(shift, viewport.height), behavior: 'instant' });
    }
    // A press that leaves the field has to reach what it is on before a bar comes back over it: until its click, and
    // before what the click does.
    const followField = () => typedIn() && follow();
    viewport.addEventListener('resize', follow);
    document.addEventListener('focusin', followField);
    document.addEventListener('click', follow, true);
    return () => {
      viewport.removeEventListener('resize', follow);
      document.removeEventListener('focusin', followField);
      document.removeEventListener('click', follow, true);
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
