import { frame } from '../content/navigation.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLazyDialog } from '../ui/use-lazy-dialog.ts';

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
