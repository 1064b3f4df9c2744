import { useState } from 'react';
import { frame } from '../content/navigation.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePart } from '../ui/use-part.ts';

const load = async () => (await import('./mobile-menu.tsx')).MobileMenu;
const preload = () => void load().catch(() => {});

/** Opens the full-screen menu, whose code comes on intent. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const Menu = usePart(load, presses);
  return (
    <>
      <IconButton
        className="head__menu"
        aria-label={frame.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </IconButton>
      {Menu && <Menu open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
