/** Where and when something was pressed. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** What the list held when it was last pressed. */
export type Pressed = { readonly press: Press; readonly count: number };

/** Milliseconds between the two clicks of a slow double click. */
const between = 500;
/** Half of what a fingertip covers, in px. */
const reach = 22;

/**
 * Whether a press was meant for a line that the one before it removed: with a double click on the bin the next line has
 * moved under the pointer.
 */
export function isDoubleClick(press: Press, count: number, before: Pressed | null): boolean {
  if (!before || count >= before.count) return false;
  const { clientX, clientY, timeStamp } = before.press;
  return (
    press.timeStamp - timeStamp < between &&
    Math.hypot(press.clientX - clientX, press.clientY - clientY) < reach
  );
}
