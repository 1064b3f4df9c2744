import { useEffect, useRef, useState } from 'react';
import { openWordCopy } from '../../../../../content/documents/drafts-copy.ts';
import { draftQuery } from '../../../../../content/paths.ts';
import { createStore, useStore, useStoreInstance } from '../../../../../platform/store.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FileButton } from '../../../../../ui/form/file-button.tsx';
import { Alert } from '../../../../../ui/notices/alert.tsx';
import { Notice } from '../../../../../ui/notices/notice.tsx';
import { InlineLink, TextButton } from '../../../../../ui/text-link.tsx';
import { productById } from '../../../../catalogue/products.ts';
import type { WordReading, WordRefusal } from '../../../model/document.ts';
import { isBlank } from '../../../model/values.ts';
import type { WordComparison } from '../../../model/word-comparison.ts';
import type { DraftRef } from '../draft.ts';
import { createDraftStore, type DraftStore } from '../draft-store.ts';
import { hasSameAnswers } from './draft-file.ts';
import { WordChanges } from './word-changes.tsx';

/** @throws only the signal's reason */
export type ReadWord = (file: File, signal: AbortSignal) => Promise<WordReading>;

type OpenedWord = { readonly fileName: string } & (
  | {
      readonly kind: 'read';
      readonly draft: DraftRef;
      /** False if a draft with the same answers already existed. */
      readonly isNew: boolean;
      readonly answerCount: number;
      readonly unreadableLabels: readonly string[];
      readonly comparison?: WordComparison | undefined;
    }
  | { readonly kind: 'blank'; readonly unreadableLabels: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: WordRefusal }
  /** The file belongs to another document than the form's. */
  | { readonly kind: 'other'; readonly productId: string }
);

/** Files whose notice is open. At least one of them became a draft. */
const createOpenedWordStore = () => createStore<readonly OpenedWord[]>([]);

const noResults: readonly OpenedWord[] = [];

export function draftsOfFiles(openedWords: readonly OpenedWord[]): readonly DraftRef[] {
  return openedWords.flatMap((result) => (result.kind === 'read' ? [result.draft] : []));
}

type AnswersReading = Extract<WordReading, { kind: 'answers' }>;

/** Begins a draft with the answers, or finds a draft that already has exactly these answers. */
function draftFor({ productId, values, earlier }: AnswersReading, drafts: DraftStore) {
  const sameDraft = drafts.get().list.find((draft) => hasSameAnswers(draft, { productId, values }));
  const id = sameDraft?.id ?? drafts.create({ productId, values, ...(earlier && { earlier }) });
  if (sameDraft && earlier) drafts.addEarlierTerms(sameDraft, earlier);
  return { draft: { id, productId }, isNew: sameDraft === undefined };
}

function openReading(
  fileName: string,
  reading: WordReading,
  productId: string | null,
  drafts: DraftStore,
): OpenedWord {
  if (reading.kind === 'refused') return { fileName, ...reading };
  const { values, unreadableLabels, comparison } = reading;
  if (productId !== null && reading.productId !== productId)
    return { fileName, kind: 'other', productId: reading.productId };
  if (isBlank(values)) return { fileName, kind: 'blank', unreadableLabels };
  const answerCount = Object.values(values).filter((value = '') => value !== '').length;
  return {
    fileName,
    kind: 'read',
    ...draftFor(reading, drafts),
    answerCount,
    unreadableLabels,
    comparison,
  };
}

type OpenOptions = {
  readonly read: ReadWord;
  /** Id of the only accepted document; null to accept any. */
  readonly productId: string | null;
  readonly drafts: DraftStore;
  readonly signal: AbortSignal;
};

/**
 * Makes a draft from each readable file. It first reads all files, so that cancelling leaves no drafts.
 * @throws only the signal's reason
 */
export async function openWordFiles(
  files: readonly File[],
  { read, productId, drafts, signal }: OpenOptions,
): Promise<readonly OpenedWord[]> {
  const readings: (readonly [file: string, reading: WordReading])[] = [];
  // Read one file at a time to limit memory.
  for (const file of files) readings.push([file.name, await read(file, signal)]);
  return readings.map(([file, reading]) => openReading(file, reading, productId, drafts));
}

const wordTypes = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type WordWithDraft = Extract<OpenedWord, { kind: 'read' }>;
type WordWithoutDraft = Exclude<OpenedWord, { kind: 'read' }>;

function noDraftMessage(openedWord: WordWithoutDraft): string {
  const { refusals } = openWordCopy;
  if (openedWord.kind === 'blank') return openWordCopy.blank;
  if (openedWord.kind === 'refused') return refusals[openedWord.reason];
  return refusals.otherTemplate(productById(openedWord.productId)?.name ?? '');
}

type SentencesProps = {
  readonly openedWords: readonly OpenedWord[];
  /** Returns the page that completes a draft; null for the draft that is open. */
  readonly hrefOf: (draft: DraftRef) => string | null;
};

function DraftSentence({
  result,
  hrefOf,
}: { readonly result: WordWithDraft } & Pick<SentencesProps, 'hrefOf'>) {
  const [before, after] = result.isNew
    ? openWordCopy.answersRead(result.answerCount)
    : openWordCopy.sameAnswers;
  const href = hrefOf(result.draft);
  return (
    <>
      <span>{before}</span> <span>«</span>
      <span translate="no">
        {href === null ? result.fileName : <InlineLink to={href}>{result.fileName}</InlineLink>}
      </span>
      <span>{`»${after}`}</span>
    </>
  );
}

/** Says for each file whether it became a draft, and where its text differs from the template. */
function Sentences({ openedWords, hrefOf }: SentencesProps) {
  return openedWords.map((result, index) => (
    <div key={`${index} ${result.fileName}`} className="grid w-full gap-1">
      <p>
        {result.kind === 'read' ? (
          <DraftSentence result={result} hrefOf={hrefOf} />
        ) : (
          <>
            {openedWords.length > 1 && <span translate="no">{`«${result.fileName}»: `}</span>}
            <span>{noDraftMessage(result)}</span>
          </>
        )}
      </p>
      {'unreadableLabels' in result && result.unreadableLabels.length > 0 && (
        <p>{openWordCopy.unreadableFields(result.unreadableLabels)}</p>
      )}
      {result.kind === 'read' && result.comparison && <WordChanges comparison={result.comparison} />}
    </div>
  ));
}

type OpenedProps = Pick<SentencesProps, 'hrefOf'> & {
  readonly isShown: (drafts: readonly DraftRef[]) => boolean;
};

/** Lists the opened files. The notice gets the focus if the pressed button has disappeared. */
export function OpenedFilesNotice({ hrefOf, isShown }: OpenedProps) {
  const store = useStoreInstance(createOpenedWordStore);
  const shownWords = useStore(store, noResults);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shownWords.length > 0 && document.activeElement === document.body) notice.current?.focus();
  }, [shownWords]);
  const drafts = draftsOfFiles(shownWords);
  if (drafts.length === 0 || !isShown(drafts)) return null;
  return (
    <Notice
      variant="plain"
      className="wrap-anywhere lg:col-span-full"
      aria-label={openWordCopy.action}
      tabIndex={-1}
      ref={notice}
    >
      <Sentences openedWords={shownWords} hrefOf={hrefOf} />
      <p>{openWordCopy.hint}</p>
      <Button variant="line" small onClick={() => store.set(noResults)}>
        {openWordCopy.close}
      </Button>
    </Notice>
  );
}

/** Shows the notice in the form if one of the files became the form's draft. */
export function OpenedFileNotice({ draft }: { readonly draft: DraftRef }) {
  return (
    <OpenedFilesNotice
      isShown={(drafts) => drafts.some(({ id }) => id === draft.id)}
      hrefOf={({ id, productId }) =>
        id === draft.id || productId !== draft.productId ? null : draftQuery(id)
      }
    />
  );
}

type Props = Pick<OpenOptions, 'read' | 'productId'> & {
  readonly variant?: 'text';
  readonly onOpened: (drafts: readonly DraftRef[]) => void;
};

export function OpenWordButton({ variant, read, productId, onOpened }: Props) {
  const drafts = useStoreInstance(createDraftStore);
  const openedStore = useStoreInstance(createOpenedWordStore);
  const [isReading, setReading] = useState(false);
  const [failedFiles, setFailedFiles] = useState(noResults);
  const lastFiles = useRef<readonly File[]>([]);
  const controllerRef = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function open(chosenFiles: readonly File[]): Promise<void> {
    const controller = new AbortController();
    controllerRef.current = controller;
    lastFiles.current = chosenFiles;
    setFailedFiles(noResults);
    setReading(true);
    const results = await openWordFiles(chosenFiles, {
      read,
      productId,
      drafts,
      signal: controller.signal,
    }).catch(() => null);
    if (controller.signal.aborted || results === null) return;
    setReading(false);
    const openedDrafts = draftsOfFiles(results);
    setFailedFiles(openedDrafts.length === 0 ? results : noResults);
    openedStore.set(openedDrafts.length === 0 ? noResults : results);
    if (openedDrafts.length > 0) onOpened(openedDrafts);
  }

  function cancel(): void {
    controllerRef.current?.abort();
    setReading(false);
    button.current?.focus();
  }

  const blankFiles = failedFiles.filter(({ kind }) => kind === 'blank');
  const refusedFiles = failedFiles.filter(({ kind }) => kind !== 'blank');
  return (
    <div className={`grid justify-items-start ${variant === 'text' ? 'pb-2' : 'gap-2'}`}>
      <div className="flex flex-wrap items-center gap-x-5">
        <FileButton
          ref={button}
          variant={variant}
          label={openWordCopy.action}
          accept={wordTypes}
          multiple
          busyLabel={isReading && openWordCopy.reading}
          onChoose={(chosen) => void open(chosen)}
        >
          {openWordCopy.action}
        </FileButton>
        {isReading && <TextButton onClick={cancel}>{openWordCopy.cancel}</TextButton>}
      </div>
      <p className="text-caption text-ink-500">{openWordCopy.hint}</p>
      <div role="status" className="text-small text-ink empty:hidden">
        <Sentences openedWords={blankFiles} hrefOf={() => null} />
      </div>
      {refusedFiles.length > 0 && (
        <Alert className="">
          <Sentences openedWords={refusedFiles} hrefOf={() => null} />
        </Alert>
      )}
      {refusedFiles.some((result) => result.kind === 'refused' && result.reason === 'unreadable') && (
        <Button variant="line" small onClick={() => void open(lastFiles.current)}>
          {openWordCopy.retry}
        </Button>
      )}
    </div>
  );
}
