import { useState } from 'react';
import { sessionCopy } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { useSessionStore } from './session-context.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Shown while the service does not answer: retry, or sign out. */
export function UnreachableSession({ gap = 'gap-5' }: { readonly gap?: string }) {
  const store = useSessionStore();
  const [isAsking, setAsking] = useState(false);
  async function retry(): Promise<void> {
    setAsking(true);
    await store.retry();
    setAsking(false);
  }
  const { text, retry: again, retrying } = sessionCopy.unreachable;
  return (
    <div className={`grid w-[min(100%,24rem)] ${gap}`}>
      <p role="alert">{text}</p>
      <Button block busy={isAsking && retrying} onClick={retry}>
        {again}
      </Button>
      <SignOutButton variant="line" block />
    </div>
  );
}
