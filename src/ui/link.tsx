import type { ComponentProps } from 'react';
import {
  createPath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom';
import { usePanelCount } from './dialog/use-panel.ts';

type LinkProps = ComponentProps<typeof RouterLink> & { readonly to: string };

/** Makes a link inside a panel replace the panel's entry in the history. */
function usePanelLink({ to, onClick }: Pick<LinkProps, 'to' | 'onClick'>) {
  const panelCount = usePanelCount();
  const navigate = useNavigate();
  const isCurrentPage = createPath(useResolvedPath(to)) === createPath(useLocation());
  const handleClick: LinkProps['onClick'] = (event) => {
    onClick?.(event);
    if (panelCount === 0 || !isCurrentPage || event.defaultPrevented || event.ctrlKey || event.metaKey)
      return;
    // A link to the current page closes the open panels.
    event.preventDefault();
    navigate(-panelCount);
  };
  return { replace: panelCount > 0, onClick: handleClick };
}

export function Link(props: LinkProps) {
  return <RouterLink {...props} {...usePanelLink(props)} />;
}

export function NavLink(props: ComponentProps<typeof RouterNavLink> & { readonly to: string }) {
  return <RouterNavLink {...props} {...usePanelLink(props)} />;
}
