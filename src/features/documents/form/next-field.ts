import type { KeyboardEvent } from 'react';

/** Not the box beside a field of its own: a telephone's keyboard would close over it. */
const stops = 'input:not([tabindex="-1"], [data-beside]), select, textarea, [data-steps] button:last-child';

/**
 * Enter leads from a field to the next one that is shown, and from a section's last one to its step: so does the key
 * «next» of a telephone's keyboard, which saves closing it to see what follows.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
  const next = all.slice(all.indexOf(target) + 1).find((stop) => stop.getClientRects().length > 0);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
