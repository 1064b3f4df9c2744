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

/** Ends the session on this device and at the server. If the server fails, the session still ends on this device. */
export function SignOutButton({ onSignedOut, ...variant }: Props) {
  const { signOut } = useAuth();
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    const notice = await signOut();
    if (!notice) toast('ok', ...sessionCopy.signedOut);
    setLeaving(false);
    onSignedOut?.();
  }
  return (
    <Button {...variant} busy={isLeaving && sessionCopy.signingOut} onClick={leave}>
      {sessionCopy.signOut}
    </Button>
  );
}
