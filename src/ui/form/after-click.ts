/**
 * Runs the callback now, or after the click if a button is being pressed. Otherwise a message that appears would move
 * the button out from under the pointer.
 */
export function afterClick(callback: () => void): void {
  if (!document.querySelector('button:active')) callback();
  else addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
