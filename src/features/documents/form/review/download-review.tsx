import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formCopy, reviewCopy, sectionsCopy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Summary } from '../../../../ui/summary.tsx';
import type { Completion } from '../completion.ts';
import { focusDownloadButton, focusSection } from '../inputs/field-ids.ts';
import { CopiedSummary } from './copied-answers.tsx';
import { FieldName, ProblemSummary, WarningSummary } from './summaries.tsx';
import { useProgress } from './warnings-provider.tsx';

/** Maximum number of blanks to list unfolded. */
const maxUnfolded = 12;

type SelectFieldProps = {
  readonly onSelectField: (key: string) => void;
};

function Blanks({ onSelectField }: SelectFieldProps) {
  const { sections, blankCount } = useProgress();
  return (
    <section aria-labelledby="blancos" className="grid gap-2">
      <h3 id="blancos" className="text-body">
        {sectionsCopy.blanksLeft(blankCount)}
      </h3>
      {blankCount > 0 && <p className="text-small/[1.5]">{reviewCopy.blanksHint}</p>}
      {sections
        .filter(({ blanks }) => blanks.length > 0)
        .map(({ title, blanks }) => (
          <details key={title} open={blankCount <= maxUnfolded} className="border-t border-rule">
            <Summary>
              <span>{reviewCopy.section(title, sectionsCopy.blanks(blanks.length))}</span>
            </Summary>
            <ul className="pb-3 pl-7">
              {blanks.map((field) => (
                <li key={field.key}>
                  <FieldName field={field} onSelectField={onSelectField} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

type Props = SelectFieldProps & {
  /** True once the person has followed a link. Narrow screens then hide the review to show the field. */
  readonly hasFollowedLink: boolean;
  readonly onDownload: () => void;
  readonly onBack: () => void;
  readonly ref: Ref<HTMLElement>;
};

/** Nothing listed here prevents the download. */
export function DownloadReview({ hasFollowedLink, onSelectField, onDownload, onBack, ref }: Props) {
  return (
    <section
      ref={ref}
      className={`mb-9 grid grid-cols-1 gap-6 rounded-control border border-rule bg-sheet p-[min(1.25rem,5.2vw)] wrap-anywhere max-lg:mt-4 ${hasFollowedLink ? 'max-lg:hidden' : ''}`}
      aria-labelledby="ultima-mirada"
      tabIndex={-1}
    >
      <h2 id="ultima-mirada" className="text-h3">
        {reviewCopy.title}
      </h2>
      <ProblemSummary onSelectField={onSelectField} />
      <WarningSummary as="h3" onSelectField={onSelectField} />
      <CopiedSummary onSelectField={onSelectField} />
      <Blanks onSelectField={onSelectField} />
      <div
        className="flex flex-wrap gap-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-[min(1.25rem,5.2vw)] max-lg:gap-2 max-lg:border-t max-lg:border-rule max-lg:bg-sheet max-lg:p-3"
        data-bar=""
      >
        <Button small className="max-lg:flex-auto max-lg:px-2" onClick={onDownload}>
          {formCopy.downloadAnyway}
        </Button>
        <Button variant="line" small className="max-lg:flex-auto max-lg:px-2" onClick={onBack}>
          {reviewCopy.back}
        </Button>
      </div>
    </section>
  );
}

/**
 * `linkFollowed`: the person followed a link in the review or in the section index. Wide screens keep the review open
 * beside the fields.
 */
type ReviewState = 'closed' | 'open' | 'linkFollowed';

/** @param onOpen called once the review is open: shows the form's tab, which contains it, then calls `onShown` */
export function useDownloadReview(
  form: Completion,
  saveDocument: () => void,
  onOpen: (onShown: () => void) => void,
) {
  const [state, setState] = useState<ReviewState>('closed');
  const ref = useRef<HTMLElement>(null);
  const scrollTop = useRef(0);

  function close(): void {
    if (state !== 'closed') flushSync(() => setState('closed'));
  }
  function focusReview(): void {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }
  return {
    state,
    ref,
    close,
    /** Opens or closes the review. React renders the change later. */
    setOpen: (isOpen: boolean) => setState(isOpen ? 'open' : 'closed'),
    focus: focusReview,
    downloadOrReview: () => {
      if (form.checkAll()) {
        close();
        saveDocument();
        return;
      }
      if (state !== 'open') scrollTop.current = window.scrollY;
      // Render the review before focusing it.
      flushSync(() => setState('open'));
      onOpen(focusReview);
    },
    /** Hides the review on narrow screens, so that the target of a followed link is visible. */
    hideAfterLink: () => {
      if (state === 'open') flushSync(() => setState('linkFollowed'));
    },
    download: () => {
      close();
      window.scrollTo({ top: scrollTop.current, behavior: 'instant' });
      focusDownloadButton();
      saveDocument();
    },
    goBack: () => {
      close();
      focusSection(form.sectionIndex.get());
    },
  };
}
