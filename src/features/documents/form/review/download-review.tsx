import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formCopy, reviewCopy, sectionsCopy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Summary } from '../../../../ui/summary.tsx';
import type { Completion } from '../completion.ts';
import { focusSaveButton, focusSection } from '../inputs/field-ids.ts';
import { CopiedSummary } from './copied-answers.tsx';
import { FieldName, ProblemSummary, WarningSummary } from './summaries.tsx';
import { useProgress } from './warnings-provider.tsx';

/** Up to so many blanks are listed at once; more are folded by section. */
const fewBlanks = 12;

type FollowProps = {
  /** @param key of the field that the link leads to */
  readonly onFollow: (key: string) => void;
};

function Blanks({ onFollow }: FollowProps) {
  const { sections, left } = useProgress();
  return (
    <section aria-labelledby="blancos" className="grid gap-2">
      <h3 id="blancos" className="text-body">
        {sectionsCopy.left(left)}
      </h3>
      {left > 0 && <p className="text-small/[1.5]">{reviewCopy.blanksHint}</p>}
      {sections
        .filter(({ blanks }) => blanks.length > 0)
        .map(({ title, blanks }) => (
          <details key={title} open={left <= fewBlanks} className="border-t border-rule">
            <Summary>
              <span>{reviewCopy.section(title, sectionsCopy.blanks(blanks.length))}</span>
            </Summary>
            <ul className="pb-3 pl-7">
              {blanks.map((field) => (
                <li key={field.key}>
                  <FieldName field={field} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

type Props = FollowProps & {
  /** On narrow screens it gives way to the field that was followed from it. */
  readonly isLeft: boolean;
  readonly onDownload: () => void;
  readonly onBack: () => void;
  readonly ref: Ref<HTMLElement>;
};

/** Before a download that is not complete: what is wrong, doubtful or blank. Nothing of it holds the download back. */
export function DownloadReview({ isLeft, onFollow, onDownload, onBack, ref }: Props) {
  return (
    <section
      ref={ref}
      className={`mb-9 grid grid-cols-1 gap-6 rounded-control border border-rule bg-sheet p-[min(1.25rem,5.2vw)] wrap-anywhere max-lg:mt-4 ${isLeft ? 'max-lg:hidden' : ''}`}
      aria-labelledby="ultima-mirada"
      tabIndex={-1}
    >
      <h2 id="ultima-mirada" className="text-h3">
        {reviewCopy.title}
      </h2>
      <ProblemSummary onFollow={onFollow} />
      <WarningSummary as="h3" onFollow={onFollow} />
      <CopiedSummary onFollow={onFollow} />
      <Blanks onFollow={onFollow} />
      <div
        className="flex flex-wrap gap-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-[min(1.25rem,5.2vw)] max-lg:gap-2 max-lg:border-t max-lg:border-rule max-lg:bg-sheet max-lg:p-3"
        data-bar=""
      >
        <Button small className="max-lg:flex-auto max-lg:px-2" onClick={onDownload}>
          {formCopy.anyway}
        </Button>
        <Button variant="line" small className="max-lg:flex-auto max-lg:px-2" onClick={onBack}>
          {reviewCopy.back}
        </Button>
      </div>
    </section>
  );
}

/** `left`: a link of it has been followed. Where there is room it stays beside the field. */
type ReviewState = 'closed' | 'open' | 'left';

/**
 * What is shown once before a document is downloaded that is not complete.
 * @param onOpen shows the form, and then calls its argument
 */
export function useDownloadReview(
  form: Completion,
  saveDocument: () => void,
  onOpen: (then: () => void) => void,
) {
  const [state, setState] = useState<ReviewState>('closed');
  const ref = useRef<HTMLElement>(null);
  const scroll = useRef(0);

  function close(): void {
    if (state !== 'closed') flushSync(() => setState('closed'));
  }
  return {
    state,
    ref,
    close,
    /** Downloads what is complete, and shows what is not. */
    check: () => {
      if (form.checkAll()) {
        close();
        saveDocument();
        return;
      }
      if (state !== 'open') scroll.current = window.scrollY;
      // It must be on screen before it can take the focus, whichever tab is shown.
      flushSync(() => setState('open'));
      onOpen(() => {
        ref.current?.focus({ preventScroll: true });
        ref.current?.scrollIntoView({ block: 'start' });
      });
    },
    leave: () => {
      if (state === 'open') flushSync(() => setState('left'));
    },
    download: () => {
      close();
      window.scrollTo({ top: scroll.current, behavior: 'instant' });
      focusSaveButton();
      saveDocument();
    },
    /** Goes on with the section where the person is. */
    goBack: () => {
      close();
      focusSection(form.section.get());
    },
  };
}
