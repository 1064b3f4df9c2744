import { useEffect, useId } from 'react';
import { summaryCopy as copy } from '../../content/documents/summary-copy.ts';
import type { Draft } from '../../features/documents/form/drafts/draft.ts';
import { formatDate } from '../../features/documents/model/date.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { fileNameWithSuffix } from '../../features/documents/model/file-name.ts';
import { localDay } from '../../platform/format.ts';
import { lazyCode } from '../../platform/lazy-code/lazy-code.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';

// Loaded on demand, because few people save a summary.
const lazySummary = lazyCode(
  async () => (await import('../../features/documents/batch/draft-summary.ts')).writeDraftSummary,
);

export type DraftSummaryProps = {
  /** Drafts of one document. */
  readonly drafts: readonly Draft[];
  readonly loadTemplate: () => Promise<Template>;
  readonly onSave: (make: () => Promise<File>) => void;
};

/** Saves drafts as a spreadsheet, which /completar/…/varios can read. */
export function DraftSummary({ drafts, loadTemplate, onSave }: DraftSummaryProps) {
  const id = useId();
  useEffect(() => {
    // Ignore a failure, because pressing the button tries again and reports it.
    lazySummary.load().catch(() => {});
  }, []);
  async function make(): Promise<File> {
    const [summaryOf, template] = await Promise.all([lazySummary.load(), loadTemplate()]);
    const sheet = summaryOf(
      template,
      drafts.map(({ values }) => values),
    );
    const fileSuffix = `${template.subject.noun} ${formatDate(localDay(new Date()))}`;
    return new File([sheet], fileNameWithSuffix(copy.fileName, fileSuffix), { type: sheet.type });
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="line" small aria-describedby={id} onClick={() => onSave(make)}>
        <Icon name="download" />
        {copy.action}
      </Button>
      <p id={id} className="text-caption text-ink-500">
        {`${copy.rows} ${copy.personal}`}
      </p>
    </div>
  );
}
