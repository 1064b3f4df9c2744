import { useEffect } from 'react';

/** Visible part of the window, in px. */
type ViewSize = {
  readonly width: number;
  readonly height: number;
};

/** Minimum height of a keyboard in px. Browser bars that appear and disappear are smaller. */
const minKeyboardHeight = 150;

/**
 * Returns the tallest view so far at the current width, which is the view without a keyboard. A rotation of the phone
 * changes the width, so the current view replaces the tallest one.
 */
export function tallestView(tallestBefore: ViewSize, currentView: ViewSize): ViewSize {
  return tallestBefore.width === currentView.width && tallestBefore.height > currentView.height
    ? tallestBefore
    : currentView;
}

/** @param isTyping true if a text control has the focus */
export function isKeyboardOpen(tallestSoFar: ViewSize, visibleSize: ViewSize, isTyping: boolean): boolean {
  return isTyping && tallestSoFar.height - visibleSize.height >= minKeyboardHeight;
}

/**
 * Returns the px to scroll so that the field is in the middle of the view; 0 if the field is already visible.
 * @param field edges of the field, from the top of the view
 */
export function scrollDeltaToShow(
  field: { readonly top: number; readonly bottom: number },
  height: number,
): number {
  if (field.top >= 0 && field.bottom <= height) return 0;
  return (field.top + field.bottom) / 2 - height / 2;
}

const typedControls = 'textarea, input:not([type=checkbox], [type=radio], [type=date])';

function focusedTextControl(): Element | null {
  const active = document.activeElement;
  return active?.matches(typedControls) ? active : null;
}

/** Returns the viewport's size without pinch zoom, which also shrinks the visual viewport. */
function viewSizeOf({ width, height, scale }: VisualViewport): ViewSize {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Marks the page while a phone's keyboard covers part of it. The bars then scroll away with the page
 * (completion-form.css), and the focused field stays visible. In some browsers the keyboard shrinks the window, in
 * others only the visual viewport, so this hook measures the visual viewport.
 */
export function useOnScreenKeyboard(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !matchMedia('(any-pointer: coarse)').matches) return;
    const { documentElement: root } = document;
    let tallest = viewSizeOf(viewport);
    function updateForKeyboard(): void {
      if (!viewport) return;
      const viewSize = viewSizeOf(viewport);
      tallest = tallestView(tallest, viewSize);
      const field = focusedTextControl();
      const isOpen = isKeyboardOpen(tallest, viewSize, field !== null);
      root.toggleAttribute('data-keyboard', isOpen);
      if (!isOpen || !field) return;
      const { top, bottom } = field.getBoundingClientRect();
      const edges = { top: top - viewport.offsetTop, bottom: bottom - viewport.offsetTop };
      window.scrollBy({ top: scrollDeltaToShow(edges, viewport.height), behavior: 'instant' });
    }
    // Ignore the blur that a press outside the field causes. Otherwise a bar would reappear under the finger before the
    // click. The capturing click listener updates the page afterwards, before the click's own handlers.
    const followField = () => focusedTextControl() && updateForKeyboard();
    viewport.addEventListener('resize', updateForKeyboard);
    document.addEventListener('focusin', followField);
    document.addEventListener('click', updateForKeyboard, true);
    return () => {
      viewport.removeEventListener('resize', updateForKeyboard);
      document.removeEventListener('focusin', followField);
      document.removeEventListener('click', updateForKeyboard, true);
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
