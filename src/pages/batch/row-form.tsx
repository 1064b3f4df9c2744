import { memo, useEffect, useRef, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { rowCopy } from '../../content/documents/batch-rows-copy.ts';
import { createRowDrafts } from '../../features/documents/batch/row-drafts.ts';
import type { BatchRow } from '../../features/documents/batch/rows.ts';
import { logoUrl } from '../../features/documents/download/logo.ts';
import { type ChangedAnswers, type Draft, newDraft } from '../../features/documents/form/drafts/draft.ts';
import { CompletionForm } from '../../features/documents/form/layout/completion-form.tsx';
import type { AnswerSource } from '../../features/documents/model/answer-source.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { sharing } from '../../features/documents/templates/sharing.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormDownload } from '../complete/use-form-download.ts';
import { useDroppedFile } from './use-dropped-file.ts';

const Form = memo(CompletionForm);

const ignoreFiles = () => {};

type FormRow = Pick<BatchRow, 'draftData'> & {
  /** 32 hex digits, like the ids of drafts. */
  readonly id: string;
  /** Row number in the spreadsheet. */
  readonly number: number;
  /** Name of the person or thing; '' while unanswered. */
  readonly name: string;
  readonly values: Values;
};

type Props = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly rows: readonly FormRow[];
  /** Index of the open row in `rows`. Give each row's form its own `key`. */
  readonly index: number;
  /**
   * Called on every change, and once more while the form unmounts. The form keeps the first `onAnswer` and the first
   * `sourceOf` that it gets.
   */
  readonly onAnswer: (changes: ChangedAnswers) => void;
  readonly sourceOf: (key: string) => AnswerSource | null;
  /** Pass a stable function. */
  readonly onBack: () => void;
};

/** The open row's draft has no name of its own, so that its file is named after the person. */
function draftOfRow({ id, number, values, draftData }: FormRow, openId: string, productId: string): Draft {
  const draft = newDraft({ id, productId }, new Date().toISOString());
  return { ...draft, name: id === openId ? '' : rowCopy.title(number), values, ...draftData };
}

/** Edits a row in the form without storing a draft on the device. */
export function RowForm({ entry, template, rows, index, onAnswer, sourceOf, onBack }: Props) {
  const row = rows[index];
  const [drafts] = useState(() => {
    const id = row?.id ?? '';
    const rowDrafts = rows.map((item) => draftOfRow(item, id, template.productId));
    return createRowDrafts({ drafts: rowDrafts, id, onAnswer, sourceOf });
  });
  // Ignore dropped files, which would otherwise replace the page.
  useDroppedFile(ignoreFiles);
  const download = useFormDownload(entry);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    titleRef.current?.focus({ preventScroll: true });
  }, []);
  if (!row) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-5 print:hidden">
        <h2 ref={titleRef} tabIndex={-1} className="text-h3 focus-visible:shadow-none">
          <span>{rowCopy.heading(row.number)}</span>{' '}
          <span className="block font-sans text-small font-semibold wrap-anywhere" translate="no">
            {row.name}
          </span>
        </h2>
        <TextButton icon="back" onClick={onBack}>
          {batchCopy.row.back}
        </TextButton>
      </div>
      <Form
        template={template}
        drafts={drafts}
        sharing={sharing}
        draftId={row.id}
        logoUrl={logoUrl}
        download={download}
        onDone={onBack}
      />
    </>
  );
}
