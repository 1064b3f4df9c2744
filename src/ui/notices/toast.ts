import { createStore } from '../../platform/store.ts';

/** A sentence, or the text before and after an e-mail address that shows as a link. */
export type ToastText =
  | string
  | { readonly parts: readonly [before: string, after: string]; readonly email: string };

export type Toast = {
  readonly id: number;
  readonly tone: 'ok' | 'info' | 'bad';
  readonly title: string;
  readonly description: ToastText;
  readonly action?: ToastAction | undefined;
};

/** Button in a toast that also closes the toast. Offer the action elsewhere too, because toasts disappear. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };

const maxToasts = 3;
let lastId = 0;

/** Toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

function isSameText(first: ToastText, second: ToastText): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Shows a toast and keeps at most three. A repeated message replaces the earlier one. */
export function toast(
  tone: Toast['tone'],
  title: string,
  description: ToastText,
  action?: ToastAction,
): void {
  lastId += 1;
  const otherToasts = toasts
    .get()
    .filter((shown) => shown.title !== title || !isSameText(shown.description, description));
  toasts.set([...otherToasts, { id: lastId, tone, title, description, action }].slice(-maxToasts));
}

/** Closes all toasts except failures, which stay for their full time. */
export function dismissTransientToasts(): void {
  toasts.set(toasts.get().filter(({ tone }) => tone === 'bad'));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}
