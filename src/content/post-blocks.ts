import type { Block, Inline, Line } from './post.ts';

// Short names, so that a post reads as its text.

export const p = (...text: Inline[]): Block => ({ kind: 'paragraph', text });
export const h = (text: string): Block => ({ kind: 'heading', text });
/** Bold words inside a paragraph or an item. */
export const b = (strong: string): Inline => ({ strong });
export const bullets = (...items: Line[]): Block => ({ kind: 'bullets', items });
export const steps = (...items: Line[]): Block => ({ kind: 'steps', items });
