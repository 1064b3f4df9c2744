import { type ComponentType, useEffect, useState } from 'react';
import { withStyles } from '../platform/style-sheets.ts';
import { codeInTime } from '../platform/time-limit.ts';

/**
 * Code of a part that the page can do without: a load that fails leaves the page as it is, where `lazy` would throw
 * and take everything around it down.
 * @param load a function that stays the same
 * @param need loads once it is truthy; a failed load is tried again when it changes
 * @param onMissing called when a load has failed; a function that stays the same
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
    codeInTime(withStyles(load())).then(
      (Loaded) => {
        if (!isOver) setPart(() => Loaded);
      },
      () => {
        if (!isOver) onMissing?.();
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, need, onMissing, Part]);
  return Part;
}
