import { createStore } from '../../platform/store.ts';

/** A sentence, or one that stands around an e-mail address, which is shown as a link. */
export type ToastText =
  | string
  | { readonly around: readonly [before: string, after: string]; readonly email: string };

export type Toast = {
  readonly id: number;
  /** Success, plain information, or something that failed. */
  readonly tone: 'ok' | 'info' | 'bad';
  readonly title: string;
  readonly description: ToastText;
  readonly action?: ToastAction | undefined;
};

/** Something to press in a toast, which closes it. What it does can be done elsewhere too: toasts pass. */
export type ToastAction = { readonly words: string; readonly onPress: () => void };

const mostAtOnce = 3;
let lastId = 0;

/** The toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

function isSame(one: ToastText, other: ToastText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Shows a toast; at most three are kept, and one that says the same again takes the place of the first. */
export function toast(
  tone: Toast['tone'],
  title: string,
  description: ToastText,
  action?: ToastAction,
): void {
  lastId += 1;
  const others = toasts
    .get()
    .filter((shown) => shown.title !== title || !isSame(shown.description, description));
  toasts.set([...others, { id: lastId, tone, title, description, action }].slice(-mostAtOnce));
}

/** Takes away what has been read or can be done without; what failed stays for its time. */
export function dismissPassing(): void {
  toasts.set(toasts.get().filter(({ tone }) => tone === 'bad'));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}
