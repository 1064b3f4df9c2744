import { type ReactNode, useState } from 'react';
import { completeCopy } from '../../../../content/documents/complete-copy.ts';
import { keepsItems } from '../../../../platform/storage.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Note } from '../../../../ui/note.tsx';

/** The form and the document beside it. */
export const deskColumns =
  'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-[clamp(2rem,4vw,3rem)] xl:grid-cols-[minmax(0,6fr)_minmax(0,5.5fr)]';

/** Above the form: where the answers are stored, and the bar of drafts. */
export function FormHead({ children }: { readonly children: ReactNode }) {
  const [isKept] = useState(keepsItems);
  return (
    <div className={`grid grid-cols-1 items-center gap-y-3 pb-2 lg:pb-5 ${deskColumns}`}>
      {isKept ? <Note icon="shield">{completeCopy.privacy}</Note> : <Alert>{completeCopy.notKept}</Alert>}
      {children}
    </div>
  );
}
