import { frame } from '../content/navigation.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOpening } from '../ui/use-opening.ts';

const load = async () => (await import('./mobile-menu.tsx')).MobileMenu;
const preload = () => void load().catch(() => {});

/** Opens the full-screen menu, whose code comes on intent. */
export function MenuButton() {
  const { Part: Menu, isOpen, setOpen, open } = useOpening('menu', load);
  return (
    <>
      <IconButton
        className="head__menu"
        aria-label={frame.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon name="menu" />
      </IconButton>
      {Menu && <Menu open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
