import { useRef, useState } from 'react';
import { letterheadCopy } from '../../content/documents/letterhead-copy.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { letterheadUrl, noLetterhead, printedSize } from './letterhead.ts';
import type { LetterheadStore } from './letterhead-store.ts';
import { LetterheadError, readLetterhead } from './read-letterhead.ts';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly message: string };

/** If the file is refused, the previous image stays in use. */
function useReading(store: LetterheadStore) {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function read(file: Blob): Promise<void> {
    setState({ step: 'reading' });
    try {
      store.choose(await readLetterhead(file));
      setState({ step: 'idle' });
      // If the image could not be stored, an alert reports this instead of the toast.
      if (store.isStored()) toast('info', ...letterheadCopy.chosen);
    } catch (error) {
      const message = error instanceof LetterheadError ? error.message : letterheadCopy.refused.broken;
      setState({ step: 'refused', message });
    }
  }
  return { state, read, reset: () => setState({ step: 'idle' }) };
}

type Props = {
  readonly store: LetterheadStore;
  readonly onRemoved: (message: string, undo: () => void) => void;
};

export function LetterheadPicker({ store, onRemoved }: Props) {
  const { image } = useStore(store, noLetterhead);
  const { state, read, reset } = useReading(store);
  const button = useRef<HTMLButtonElement>(null);

  function remove(): void {
    const undo = store.remove();
    reset();
    onRemoved(letterheadCopy.removed, undo);
    // Move the focus, because the pressed button disappears with the image.
    button.current?.focus();
  }

  return (
    <section aria-labelledby="letterhead-title" className="max-w-176">
      <h2 id="letterhead-title" className="mb-2 text-h3">
        {letterheadCopy.title}
      </h2>
      <p className="mb-3 text-small">{letterheadCopy.text}</p>
      {state.step === 'refused' && (
        <Alert>
          <span>{state.message}</span> {image && <span>{letterheadCopy.previousStays}</span>}
        </Alert>
      )}
      {image && !store.isStored() && <Alert>{letterheadCopy.storageBlocked}</Alert>}
      {image && (
        <img
          src={letterheadUrl(image)}
          alt={letterheadCopy.alt}
          {...printedSize(image)}
          className="mb-3 box-content rounded-control border border-edge bg-white p-2"
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <FileButton
          ref={button}
          label={letterheadCopy.title}
          accept="image/png,image/jpeg"
          busyLabel={state.step === 'reading' && letterheadCopy.reading}
          onChoose={([file]) => file && void read(file)}
        >
          {image ? letterheadCopy.change : letterheadCopy.choose}
        </FileButton>
        {image && (
          <Button variant="danger" small onClick={remove}>
            <Icon name="bin" />
            {letterheadCopy.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
