import { useState } from 'react';
import { sessionCopy } from '../../content/admin-copy.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { useAuth } from './use-auth.ts';

type Props = {
  readonly variant: 'line' | 'bar';
  readonly block?: boolean;
  readonly className?: string;
  /** Called once the session is gone from this device, even if the server has not answered. */
  readonly onSignedOut?: () => void;
};

/** If the server fails, the session still ends on this device. */
export function SignOutButton({ onSignedOut, ...buttonProps }: Props) {
  const { signOut } = useAuth();
  const [isSigningOut, setSigningOut] = useState(false);
  async function handleClick(): Promise<void> {
    setSigningOut(true);
    const notice = await signOut();
    if (!notice) toast('ok', ...sessionCopy.signedOut);
    setSigningOut(false);
    onSignedOut?.();
  }
  return (
    <Button {...buttonProps} busyLabel={isSigningOut && sessionCopy.signingOut} onClick={handleClick}>
      {sessionCopy.signOut}
    </Button>
  );
}
