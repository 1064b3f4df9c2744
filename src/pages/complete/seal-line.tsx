import { type MouseEvent, useState } from 'react';
import { sealCopy } from '../../content/documents/seal-copy.ts';
import { isSendingBlocked } from '../../platform/lazy-code/seal-page.ts';

const explanationId = 'como-funciona';

/** Makes the tap target tall enough; the negative margin keeps the line height. */
const linkClasses =
  '-my-3 inline-flex min-h-tap items-center font-semibold whitespace-nowrap text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-700';

type SealProps = { readonly isSealed: boolean; readonly className: string };

/** The line reserves its space from the start, because it appears while somebody may be typing in the form below. */
export function SealLine({ isSealed, className }: SealProps) {
  const [result, setResult] = useState<readonly string[]>([]);
  async function check(): Promise<void> {
    setResult([]);
    const isTestBlocked = await isSendingBlocked();
    setResult(isTestBlocked ? sealCopy.testBlocked : sealCopy.testNotBlocked);
  }
  function goToExplanation(event: MouseEvent): void {
    event.preventDefault();
    const title = document.getElementById(explanationId);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }
  return (
    <div className={`text-caption text-ink-700 print:hidden ${isSealed ? '' : 'invisible'} ${className}`}>
      <p>
        {sealCopy.sealed}{' '}
        <button type="button" className={`mr-3 ${linkClasses}`} onClick={() => void check()}>
          {sealCopy.check}
        </button>{' '}
        <a className={linkClasses} href={`#${explanationId}`} onClick={goToExplanation}>
          {sealCopy.explanationLink}
        </a>
      </p>
      <p role="status" className="text-ink not-empty:py-1">
        {result.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </div>
  );
}

export function SealExplanation({ isSealed, className }: SealProps) {
  const { title, texts } = sealCopy.explanation;
  return (
    isSealed && (
      <section
        className={`grid max-w-176 gap-2 text-small print:hidden ${className}`}
        aria-labelledby={explanationId}
      >
        <h2 id={explanationId} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    )
  );
}
