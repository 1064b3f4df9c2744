import { type ComponentType, useEffect, useState } from 'react';
import { codeInTime } from '../platform/time-limit.ts';

/** Milliseconds before code that nobody waits for is asked for again, each time that it fails. */
const pausesMs = [2_000, 8_000, 30_000];

/**
 * Code of a part that the page can do without: a load that fails leaves the page as it is, where `lazy` would throw
 * and take everything around it down.
 * @param load a function that stays the same
 * @param need loads once it is truthy; a failed load is tried again when it changes
 * @param onMissing called when a load has failed; a function that stays the same. Without one, a failed load is tried
 * again by itself a few times
 * @returns null until the code is here
 */
export function useLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  need: unknown,
  onMissing?: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!need || Part) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (pauses: readonly number[]) =>
      codeInTime(load()).then(
        (Loaded) => {
          if (!isOver) setPart(() => Loaded);
        },
        () => {
          const [pause, ...later] = pauses;
          if (isOver) return;
          if (onMissing) onMissing();
          else if (pause !== undefined) timer = setTimeout(ask, pause, later);
        },
      );
    ask(pausesMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, need, onMissing, Part]);
  return Part;
}
