import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wordChangesCopy as copy } from '../../../../../content/documents/word-changes-copy.ts';
import { Alert } from '../../../../../ui/notices/alert.tsx';
import { TextButton } from '../../../../../ui/text-link.tsx';
import { useCopyToClipboard } from '../../../../../ui/use-copy-to-clipboard.ts';
import type { Difference, MarkedRun, WordComparison } from '../../../model/word-comparison.ts';
import { excerptOf, textToCopy } from './shown-difference.ts';

/** Number of differences to show before «Ver todas». */
const collapsedCount = 3;

type Side = 'template' | 'file';

const runLooks = {
  template: 'text-wine-700 line-through decoration-1',
  file: 'bg-accent-100 font-semibold text-ink no-underline',
} as const;

function Runs({ runs, side }: { readonly runs: readonly MarkedRun[]; readonly side: Side }) {
  const MarkElement = side === 'template' ? 'del' : 'ins';
  return runs.map(({ text, isChanged }, index) => {
    // Leave the text out of the key, so that the selection survives when the whole text is shown.
    const key = `${index} ${isChanged}`;
    if (!isChanged) return <span key={key}>{text}</span>;
    const words = text.trimEnd();
    return (
      <span key={key}>
        <MarkElement className={runLooks[side]}>{words}</MarkElement>
        <span>{text.slice(words.length)}</span>
      </span>
    );
  });
}

type ShownText = { readonly side: Side; readonly runs: readonly MarkedRun[] };

type TextProps = ShownText & {
  readonly showsWholeText: boolean;
  readonly hasHeading: boolean;
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
};

function SideText({ side, runs, showsWholeText, hasHeading, ref }: TextProps) {
  return (
    <div className={`grid min-w-0 content-start gap-1 ${hasHeading ? '' : 'md:col-span-2'}`}>
      {hasHeading && <p className="text-caption text-ink-500">{copy[side]}</p>}
      <p translate="no" className="wrap-anywhere whitespace-pre-line" ref={ref}>
        <Runs runs={showsWholeText ? runs : excerptOf(runs)} side={side} />
      </p>
    </div>
  );
}

/** Returns the texts of a difference. The copy button copies the last one. */
function textsOf(difference: Difference): readonly ShownText[] {
  if (difference.kind !== 'changed') {
    const side = difference.kind === 'added' ? 'file' : 'template';
    return [{ side, runs: [{ text: difference.text, isChanged: false }] }];
  }
  return [
    { side: 'template', runs: difference.template },
    { side: 'file', runs: difference.file },
  ];
}

function DifferenceItem({ difference }: { readonly difference: Difference }) {
  const { textRef, hasFailed, copyText } = useCopyToClipboard(textToCopy(difference), copy.copied);
  const texts = textsOf(difference);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p className="font-semibold text-ink">{copy.kinds[difference.kind]}</p>
        <TextButton onClick={copyText}>{copy.copy}</TextButton>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
        {texts.map((text, index) => (
          <SideText
            key={text.side}
            {...text}
            // If the browser refuses to copy, `copyText` selects the text for the person, so show all of it.
            showsWholeText={hasFailed}
            hasHeading={texts.length > 1}
            ref={index === texts.length - 1 ? textRef : undefined}
          />
        ))}
      </div>
      {hasFailed && <Alert className="">{copy.notCopied}</Alert>}
    </>
  );
}

function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const [showsAll, setShowsAll] = useState(differences.length <= collapsedCount + 1);
  const firstHidden = useRef<HTMLLIElement>(null);
  function showAll(): void {
    flushSync(() => setShowsAll(true));
    // The pressed button has disappeared, so the first new item gets the focus.
    firstHidden.current?.focus();
  }
  return (
    <>
      <ul className="grid w-full" aria-label={copy.title}>
        {differences.slice(0, showsAll ? undefined : collapsedCount).map((difference, index) => (
          <li
            key={`${index} ${difference.kind}`}
            className="grid gap-1 border-t border-rule pt-1 pb-4"
            {...(index === collapsedCount ? { ref: firstHidden, tabIndex: -1 } : {})}
          >
            <DifferenceItem difference={difference} />
          </li>
        ))}
      </ul>
      {!showsAll && <TextButton onClick={showAll}>{copy.showAll(differences.length)}</TextButton>}
    </>
  );
}

/** A document made from the draft won't contain these differences, because the draft keeps only the answers. */
export function WordChanges({
  comparison: { differences, isOlderText },
}: {
  readonly comparison: WordComparison;
}) {
  if (differences?.length === 0) return null;
  const removedCount = differences?.filter(({ kind }) => kind === 'removed').length ?? 0;
  const otherCount = (differences?.length ?? 0) - removedCount;
  return (
    <div className="grid w-full justify-items-start gap-3">
      <div className="grid gap-1">
        {otherCount > 0 && <p className="font-semibold text-ink">{copy.notInTemplate(otherCount)}</p>}
        {removedCount > 0 && <p className="font-semibold text-ink">{copy.notInFile(removedCount)}</p>}
        {!differences && <p className="font-semibold text-ink">{copy.tooMany}</p>}
        {isOlderText && <p>{copy.olderText}</p>}
      </div>
      {differences && <DifferenceList differences={differences} />}
      <p>{copy.otherDifferences}</p>
    </div>
  );
}
