import { transferCopy } from '../../../../content/documents/drafts-copy.ts';
import { Tick } from '../../../../ui/form/control.tsx';
import { type Letterhead, letterheadUrl, printedSize } from '../../../school/letterhead.ts';

const copy = transferCopy.question.letterhead;

/** What an image of a file would do to this device. `other`: the person chooses between the two. */
export type LetterheadArrival = 'fresh' | 'same' | 'other';

export function letterheadArrival(theirs: Letterhead, mine: Letterhead | undefined): LetterheadArrival {
  if (!mine) return 'fresh';
  return mine.type === theirs.type && mine.data === theirs.data ? 'same' : 'other';
}

type ImageProps = { readonly image: Letterhead; readonly caption: string };

function Image({ image, caption }: ImageProps) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-caption text-ink-500">{caption}</figcaption>
      <img
        src={letterheadUrl(image)}
        alt={caption}
        {...printedSize(image)}
        className="box-content max-w-full rounded-control border border-edge bg-white p-2"
      />
    </figure>
  );
}

type Props = {
  readonly mine: Letterhead;
  readonly theirs: Letterhead;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
};

/** Asks which image is to be used from now on: this device's unless the person says otherwise. */
export function WhichLetterhead({ mine, theirs, isWanted, onChange }: Props) {
  return (
    <div className="grid gap-2">
      <Image image={mine} caption={copy.mine} />
      <Image image={theirs} caption={copy.theirs} />
      <Tick
        type="checkbox"
        checked={isWanted}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        {copy.replace}
      </Tick>
    </div>
  );
}
