import { createStore } from '../platform/store.ts';

export type Toast = {
  readonly id: number;
  /** Success, plain information, or something that failed. */
  readonly tone: 'ok' | 'info' | 'bad';
  readonly title: string;
  readonly description: string;
};

const mostAtOnce = 3;
let lastId = 0;

/** The toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

/** Shows a toast; at most three are kept, and one that says the same again takes the place of the first. */
export function toast(tone: Toast['tone'], title: string, description: string): void {
  lastId += 1;
  const others = toasts.get().filter((shown) => shown.title !== title || shown.description !== description);
  toasts.set([...others, { id: lastId, tone, title, description }].slice(-mostAtOnce));
}

/** Takes away what has been read or can be done without; what failed stays for its time. */
export function dismissPassing(): void {
  toasts.set(toasts.get().filter(({ tone }) => tone === 'bad'));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}
