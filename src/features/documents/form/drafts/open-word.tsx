import { useEffect, useRef, useState } from 'react';
import { openWordCopy } from '../../../../content/documents/drafts-copy.ts';
import { draftQuery } from '../../../../content/paths.ts';
import { createStore, useStore, useStoreOf } from '../../../../platform/store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileButton } from '../../../../ui/form/file-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { InlineLink } from '../../../../ui/text-link.tsx';
import { productById } from '../../../catalogue/products.ts';
import type { WordReading, WordRefusal } from '../../model/document.ts';
import { isBlank } from '../../model/values.ts';
import type { DraftRef } from './draft.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Reads a Word file; never rejects. */
export type ReadWord = (file: File) => Promise<WordReading>;

/** What became of a Word file that a person opened. */
type OpenedWord = { readonly file: string } & (
  | {
      readonly kind: 'read';
      /** null where nothing was answered. */
      readonly draft: DraftRef | null;
      readonly answers: number;
      readonly unread: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: WordRefusal }
  /** Of another document than the one that is completed. */
  | { readonly kind: 'other'; readonly productId: string }
);

/** The files opened last in this page, as long as it says so. */
const createOpenedWords = () => createStore<readonly OpenedWord[]>([]);

const noWords: readonly OpenedWord[] = [];

/** The drafts that came of them, in the order of the files. */
export function draftsOfWords(opened: readonly OpenedWord[]): readonly DraftRef[] {
  return opened.flatMap((one) => (one.kind === 'read' ? (one.draft ?? []) : []));
}

function openedOf(
  file: string,
  reading: WordReading,
  productId: string | null,
  drafts: DraftStore,
): OpenedWord {
  if (reading.kind === 'refused') return { file, ...reading };
  const { productId: of, values, unread } = reading;
  if (productId !== null && of !== productId) return { file, kind: 'other', productId: of };
  const answers = Object.values(values).filter((value = '') => value !== '').length;
  const draft = isBlank(values) ? null : { id: drafts.begin({ productId: of, values }), productId: of };
  return { file, kind: 'read', draft, answers, unread };
}

/**
 * Makes a draft of each file that can be read.
 * @param productId of the only document that is wanted; null for any
 */
export async function openWords(
  files: readonly File[],
  read: ReadWord,
  productId: string | null,
  drafts: DraftStore,
): Promise<readonly OpenedWord[]> {
  const opened: OpenedWord[] = [];
  // One after the other: each is parsed as a whole.
  for (const file of files) opened.push(openedOf(file.name, await read(file), productId, drafts));
  return opened;
}

const wordTypes = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function sayRefusal(opened: Exclude<OpenedWord, { kind: 'read' }>): string {
  const { refusals } = openWordCopy;
  if (opened.kind === 'refused') return refusals[opened.reason];
  return refusals.other(productById(opened.productId)?.name ?? '');
}

type SentencesProps = {
  readonly opened: readonly OpenedWord[];
  /** Where a draft is completed; null for the one that is open. */
  readonly hrefOf: (draft: DraftRef) => string | null;
};

/** What became of each file. */
function Sentences({ opened, hrefOf }: SentencesProps) {
  const isOne = opened.length === 1;
  return opened.map((one, place) => {
    const { file } = one;
    const key = `${place} ${file}`;
    if (one.kind !== 'read')
      return (
        <p key={key}>
          {!isOne && <span translate="no">{`«${file}»: `}</span>}
          <span>{sayRefusal(one)}</span>
        </p>
      );
    const [before, after] = openWordCopy.read(one.answers);
    const href = one.draft && hrefOf(one.draft);
    return (
      <div key={key}>
        <p>
          <span>{before}</span> <span>«</span>
          <span translate="no">{href === null ? file : <InlineLink to={href}>{file}</InlineLink>}</span>
          <span>{`»${after}`}</span>
        </p>
        {one.unread.length > 0 && <p>{openWordCopy.unread(one.unread)}</p>}
      </div>
    );
  });
}

type OpenedProps = Pick<SentencesProps, 'hrefOf'> & {
  readonly isShown: (drafts: readonly DraftRef[]) => boolean;
};

/** What the files opened last came to, until it is closed. It takes the focus of the button that has gone with its panel. */
export function OpenedWords({ hrefOf, isShown }: OpenedProps) {
  const store = useStoreOf(createOpenedWords);
  const opened = useStore(store, noWords);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened.length > 0 && document.activeElement === document.body) notice.current?.focus();
  }, [opened]);
  const drafts = draftsOfWords(opened);
  if (drafts.length === 0 || !isShown(drafts)) return null;
  return (
    <Notice
      variant="plain"
      className="wrap-anywhere lg:col-span-full"
      aria-label={openWordCopy.action}
      tabIndex={-1}
      ref={notice}
    >
      <Sentences opened={opened} hrefOf={hrefOf} />
      <p>{openWordCopy.hint}</p>
      <Button variant="line" small onClick={() => store.set(noWords)}>
        {openWordCopy.close}
      </Button>
    </Notice>
  );
}

/** The same in the form, of the draft that is open. */
export function OpenedInForm({ draft }: { readonly draft: DraftRef }) {
  return (
    <OpenedWords
      isShown={(drafts) => drafts.some(({ id }) => id === draft.id)}
      hrefOf={({ id, productId }) =>
        id === draft.id || productId !== draft.productId ? null : draftQuery(id)
      }
    />
  );
}

type Props = {
  readonly read: ReadWord;
  /** Of the only document that is wanted; null for any. */
  readonly productId: string | null;
  readonly onOpened: (drafts: readonly DraftRef[]) => void;
};

/** Makes drafts of documents that were completed here or in a word processor; says why where none comes of them. */
export function OpenWord({ read, productId, onOpened }: Props) {
  const drafts = useStoreOf(createDraftStore);
  const last = useStoreOf(createOpenedWords);
  const [isReading, setReading] = useState(false);
  const [fruitless, setFruitless] = useState(noWords);

  async function open(files: readonly File[]): Promise<void> {
    setReading(true);
    const opened = await openWords(files, read, productId, drafts);
    setReading(false);
    const made = draftsOfWords(opened);
    setFruitless(made.length === 0 ? opened : noWords);
    last.set(made.length === 0 ? noWords : opened);
    if (made.length > 0) onOpened(made);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <FileButton
        label={openWordCopy.action}
        accept={wordTypes}
        multiple
        busy={isReading && openWordCopy.reading}
        onChoose={(files) => void open(files)}
      >
        {openWordCopy.action}
      </FileButton>
      <p className="text-caption text-ink-500">{openWordCopy.hint}</p>
      {fruitless.length > 0 && (
        <Alert>
          <Sentences opened={fruitless} hrefOf={() => null} />
        </Alert>
      )}
    </div>
  );
}
