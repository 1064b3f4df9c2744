import { frameCopy } from '../content/frame-copy.ts';
import { CloseButton, FullScreen } from '../ui/dialog/dialog.tsx';
import { Logo } from '../ui/images/logo.tsx';
import { MenuFoot, MenuLinks } from './menu-links.tsx';

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

export function MobileMenu({ open, onOpenChange }: Props) {
  return (
    <FullScreen open={open} onOpenChange={onOpenChange} title={frameCopy.menu}>
      <div className="flex h-header flex-none items-center justify-between border-b border-rule px-gutter">
        <Logo className="h-9.5 w-auto" alt="" />
        <CloseButton label={frameCopy.closeMenu} />
      </div>
      <MenuLinks className="px-gutter pt-2 pb-6" />
      <MenuFoot className="px-gutter" />
    </FullScreen>
  );
}
