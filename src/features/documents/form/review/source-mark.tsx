import { sourceCopy } from '../../../../content/documents/complete-copy.ts';
import { earlierDocumentCopy } from '../../../../content/documents/next-year-copy.ts';
import type { AnswerSource } from '../../model/answer-source.ts';
import type { Field } from '../../model/field.ts';
import { useCompletion, useSource } from '../use-completion.ts';

/** Returns a caption that names the answer's source; null if the person or their spreadsheet gave the answer. */
export function sourceCaption(source: AnswerSource | null, noun: string): string | null {
  switch (source) {
    case 'document':
      return sourceCopy.document(noun);
    case 'earlier':
      return earlierDocumentCopy.source(noun);
    case 'school':
    case 'proposed':
      return sourceCopy[source];
    default:
      return null;
  }
}

export function useSourceCaption(field: Field): string | null {
  const { template } = useCompletion();
  return sourceCaption(useSource(field), template.subject.noun);
}

export function SourceMark({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="text-caption/[1.4] text-ink-500 first-letter:uppercase" id={id}>
      {children}
    </p>
  );
}
