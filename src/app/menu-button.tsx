import { frame } from '../content/navigation.ts';
import { IconButton } from '../ui/button.tsx';
import { useLazyDialog } from '../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../ui/icon.tsx';

const load = async () => (await import('./mobile-menu.tsx')).MobileMenu;

/** Opens the full-screen menu, whose code comes on hover or focus. */
export function MenuButton() {
  const { button, Dialog: Menu, state } = useLazyDialog('menu', load);
  return (
    <>
      <IconButton className="nav:hidden" aria-label={frame.openMenu} {...button}>
        <Icon name="menu" />
      </IconButton>
      {Menu && <Menu {...state} />}
    </>
  );
}
