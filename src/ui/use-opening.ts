import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadAnew, takeOpening } from '../platform/missing-code.ts';
import { usePart } from './use-part.ts';

/**
 * A part that a button opens, whose code comes with the first press. Where that code is gone since the site was
 * deployed, the page is loaded anew and the part opens then.
 * @param name tells it from the others
 * @param load a function that stays the same
 */
export function useOpening<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const onMissing = useCallback(() => void loadAnew(name), [name]);
  const Part = usePart(load, presses, onMissing);
  const open = useCallback(() => {
    setPresses((before) => before + 1);
    setOpen(true);
  }, []);
  useEffect(() => {
    if (takeOpening(name)) open();
  }, [name, open]);
  return { Part, isOpen, setOpen, open };
}
