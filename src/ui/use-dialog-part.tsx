import { type ComponentType, useState } from 'react';
import { usePart } from './use-part.ts';

type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/**
 * A dialog whose code comes on intent, at the latest with the press that opens it.
 * @param load a function that stays the same
 * @returns what the button that opens it needs, and the dialog once it is here; a press whose code did not come
 * changes nothing, and the next one tries again
 */
export function useDialogPart(load: () => Promise<ComponentType<DialogProps>>) {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const Dialog = usePart(load, presses);
  const preload = () => void load().catch(() => {});
  return {
    button: {
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => {
        setPresses(presses + 1);
        setOpen(true);
      },
    },
    dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />,
  } as const;
}
