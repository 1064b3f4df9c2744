import { useStore } from '../platform/store.ts';
import { toasts } from './toast.ts';
import { usePart } from './use-part.ts';

const load = async () => (await import('./toaster.tsx')).Toaster;

/** Radix is loaded with the first toast, not with the page; offline the next toast tries again. */
export function ToastHost() {
  const shown = useStore(toasts, []);
  const Toaster = usePart(load, shown.length > 0 && shown);
  return Toaster && <Toaster />;
}
