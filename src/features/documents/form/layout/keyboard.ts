/** The part of a window that can be seen, in px. */
export type View = {
  readonly width: number;
  readonly height: number;
};

/** px; what a browser's own bars take when they come and go is less. */
const leastKeyboard = 150;

/**
 * The highest view that this window has had at its present width: the one without a keyboard. Turning the telephone
 * begins anew.
 */
export function tallestView(before: View, now: View): View {
  return before.width === now.width && before.height > now.height ? before : now;
}

/**
 * Whether a keyboard covers part of the window.
 * @param isTyping whether something to type in has the focus
 */
export function isKeyboardOpen(tallest: View, now: View, isTyping: boolean): boolean {
  return isTyping && tallest.height - now.height >= leastKeyboard;
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
