import type { PostBlock, RichText, TextRun } from './post.ts';

// Short names, so that a post reads as its text.

export const p = (...text: TextRun[]): PostBlock => ({ kind: 'paragraph', text });
export const h = (text: string): PostBlock => ({ kind: 'heading', text });
/** Bold words inside a paragraph or an item. */
export const b = (strong: string): TextRun => ({ strong });
export const bullets = (...items: RichText[]): PostBlock => ({ kind: 'bullets', items });
export const steps = (...items: RichText[]): PostBlock => ({ kind: 'steps', items });
