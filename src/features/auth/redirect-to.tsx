import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

type Props = {
  readonly path: string;
  /** The page that is left, remembered for the way back. */
  readonly from?: string;
};

/**
 * Goes there once. React Router's own `Navigate` would go again on every render until the page has changed, which
 * here takes the fade's time.
 */
export function RedirectTo({ path, from }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(path, { replace: true, ...(from === undefined ? {} : { state: { from } }) });
  }, [navigate, path, from]);
  return null;
}
