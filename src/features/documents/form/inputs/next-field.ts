import type { KeyboardEvent } from 'react';
import { stepButtonId } from './field-ids.ts';

/**
 * Of a choice the option chosen, as Tab does; and not the box beside a field of its own, over which a telephone's keyboard
 * would close.
 */
const stops = 'input:not([tabindex="-1"], [data-beside], [type=radio]:not(:checked)), select, textarea';

/**
 * Enter leads from a field to the next one that is shown, and from a section's last one to its step: so does the key
 * «next» of a telephone's keyboard, which saves closing it to see what follows.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const isShown = (stop: HTMLElement) => stop.getClientRects().length > 0;
  const isNext = (stop: HTMLElement) =>
    (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && isShown(stop);
  const step = document.getElementById(stepButtonId);
  const next =
    [...currentTarget.querySelectorAll<HTMLElement>(stops)].find(isNext) ??
    (step && isShown(step) ? step : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
