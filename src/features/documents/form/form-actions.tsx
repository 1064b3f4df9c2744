import { useState } from 'react';
import { downloadCopy } from '../../../content/checkout.ts';
import { actionsCopy, completeCopy } from '../../../content/complete-page.ts';
import { keepsItems } from '../../../platform/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Alert, Note } from '../../../ui/note.tsx';
import type { Download } from '../download/use-download.ts';
import { EraseButton } from './erase-button.tsx';

type SaveProps = {
  readonly state: Download;
  readonly onDownload: () => void;
};

/** The one main action; on telephones it stays at the foot of the screen. */
export function SaveBar({ state, onDownload }: SaveProps) {
  return (
    <div className="desk__save">
      {state.step === 'failed' && (
        <Alert>
          {downloadCopy.failed[1]} {downloadCopy.support}
          {state.detail && <small>{state.detail}</small>}
        </Alert>
      )}
      <Button block busy={state.step === 'generating' && downloadCopy.generating} onClick={onDownload}>
        <Icon name="download" />
        {actionsCopy.download}
      </Button>
    </div>
  );
}

/** Where the answers stay, and how to be rid of them. */
export function FormIntro({ onErase }: { readonly onErase: () => void }) {
  const [isKept] = useState(keepsItems);
  return (
    <div className="desk__intro">
      {isKept ? <Note icon="shield">{completeCopy.privacy}</Note> : <Alert>{completeCopy.notKept}</Alert>}
      <EraseButton onErase={onErase} />
    </div>
  );
}

type MoreProps = {
  readonly onBlank: () => void;
  /** Only while there are dates to be reminded of. */
  readonly onRemind: (() => void) | undefined;
};

export function MoreActions({ onBlank, onRemind }: MoreProps) {
  return (
    <div className="desk__more">
      <Button variant="line" small onClick={onBlank}>
        <Icon name="document" />
        {actionsCopy.blank}
      </Button>
      <Button variant="line" small onClick={() => window.print()}>
        <Icon name="print" />
        {actionsCopy.print}
      </Button>
      {onRemind && (
        <Button variant="line" small onClick={onRemind}>
          <Icon name="calendar" />
          {actionsCopy.reminders}
        </Button>
      )}
    </div>
  );
}
