import { useState } from 'react';
import { eraseCopy } from '../../../content/complete-page.ts';
import { Question } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.ts';

/** Forgets everything typed on this device, after asking. */
export function EraseButton({ onErase }: { readonly onErase: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const [doneTitle, doneText] = eraseCopy.done;
  return (
    <>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon name="bin" />
        <span>{eraseCopy.action}</span>
      </button>
      {/* Not there before it is asked: it would be rendered again with every key. */}
      {wasAsked && (
        <Question
          open={isOpen}
          onOpenChange={setOpen}
          title={eraseCopy.title}
          answers={{ yes: eraseCopy.yes, no: eraseCopy.no }}
          onYes={() => {
            onErase();
            toast('info', doneTitle, doneText);
          }}
        >
          <p>{eraseCopy.loss}</p>
          <p>
            <strong>{eraseCopy.irreversible}</strong>
          </p>
        </Question>
      )}
    </>
  );
}
