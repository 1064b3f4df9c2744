import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { earlierDocumentCopy } from '../../../../content/documents/next-year-copy.ts';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import { Notice, NoticeList, NoticeTitle } from '../../../../ui/notices/notice.tsx';
import { TextButton } from '../../../../ui/text-link.tsx';
import type { Field } from '../../model/field.ts';
import { draftById, noDrafts } from '../drafts/draft.ts';
import { copiedFields, originalTitle } from '../drafts/next-draft.ts';
import { copiedId, focusField } from '../inputs/field-ids.ts';
import { useCompletion, useDraftLists } from '../use-completion.ts';
import { FieldName } from './summaries.tsx';

/** True if the answer was copied from another draft and the person has neither changed nor confirmed it. */
export function useIsCopied({ key }: Field): boolean {
  const { draft } = useCompletion();
  return useDraftLists(
    (knownDrafts) => draftById(knownDrafts, draft.id)?.unconfirmed?.includes(key) ?? false,
  );
}

/** Shows a sentence around the original draft's title, which the browser must not translate. */
function OriginalSentence({
  sentence: [before, after],
}: {
  readonly sentence: readonly [before: string, after: string];
}) {
  const { draft, template } = useCompletion();
  const title = useDraftLists((allDrafts) => originalTitle(allDrafts, draft.id, template.subject));
  return (
    <span>
      <span>{before}</span>{' '}
      {title === null ? <span>{formCopy.copied.original}</span> : <span translate="no">{title}</span>}
      <span>{after}</span>
    </span>
  );
}

/** Returns the document's noun if the answers come from the same person's earlier document; null for a copied draft. */
function useEarlierNoun(): string | null {
  const { draft, template } = useCompletion();
  return useDraftLists((formDrafts) => {
    const { origin, earlier } = draftById(formDrafts, draft.id) ?? {};
    return origin === undefined && earlier ? template.subject.noun : null;
  });
}

/** Question below a copied field: does the answer also apply to the new person? */
export function CopiedMark({ field: { key, label } }: { readonly field: Field }) {
  const { draft, drafts } = useCompletion();
  const noun = useEarlierNoun();

  function confirm(): void {
    drafts.confirm(draft, [key]);
    // The pressed button disappears, so focus the field, but not on touch screens, where this would open the keyboard.
    if (matchMedia('(pointer: fine)').matches) focusField(key);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 text-caption/[1.45] text-ink">
      <span id={copiedId(key)} className="flex gap-2">
        <Icon name="document" className="size-5 text-ink-500" />
        {noun === null ? (
          <OriginalSentence sentence={formCopy.copied.ask} />
        ) : (
          <span>{earlierDocumentCopy.ask(noun)}</span>
        )}
      </span>
      <TextButton aria-label={formCopy.copied.yesOf(label)} onClick={confirm}>
        {formCopy.copied.yes}
      </TextButton>
    </div>
  );
}

export function CopiedSummary({ onSelectField }: { readonly onSelectField: (key: string) => void }) {
  const { draft, drafts, template } = useCompletion();
  const noun = useEarlierNoun();
  const fields = copiedFields(template, draftById(useStore(drafts, noDrafts), draft.id));
  if (fields.length === 0) return null;
  return (
    <Notice variant="plain" aria-labelledby="copiados">
      <NoticeTitle id="copiados" icon="document" as="h3">
        {noun === null ? (
          <OriginalSentence sentence={formCopy.copied.count(fields.length)} />
        ) : (
          <span>{earlierDocumentCopy.count(fields.length, noun)}</span>
        )}
      </NoticeTitle>
      <NoticeList>
        {fields.map((field) => (
          <li key={field.key}>
            <FieldName field={field} onSelectField={onSelectField} />
          </li>
        ))}
      </NoticeList>
      <Button
        variant="line"
        small
        onClick={({ currentTarget }) => {
          const review = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
          const keys = fields.map(({ key }) => key);
          drafts.confirm(draft, keys);
          // The pressed button disappears with its notice, so the review gets the focus.
          review?.focus({ preventScroll: true });
        }}
      >
        {formCopy.copied.yesAll(fields.length)}
      </Button>
    </Notice>
  );
}
