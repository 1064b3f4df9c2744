import { parserOf } from '../../../platform/parser.ts';
import { isBlank } from '../model/values.ts';
import { type Drafts, StoredDraftsOfBefore, setAnswers } from './draft.ts';

const parseStored = parserOf(StoredDraftsOfBefore);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether all of these answers stand in one of the document's drafts: they were taken over before. */
function isKnown(
  { list }: Drafts,
  productId: string,
  answers: readonly [string, string | undefined][],
): boolean {
  return list.some(
    (draft) => draft.productId === productId && answers.every(([key, value]) => draft.values[key] === value),
  );
}

/**
 * The drafts, and one more for each document that a version of before stored answers to: it knew one per document.
 * @param texts what stands under that version's key: a tab whose storage was full has a text of its own
 * @param now ISO instant
 */
export function draftsOfBefore(
  texts: readonly (string | null)[],
  drafts: Drafts,
  newId: () => string,
  now: string,
): Drafts {
  const documents = texts.flatMap((text) =>
    Object.entries(text === null ? {} : (parseStored(parse(text)) ?? {})),
  );
  return documents.reduce((all, [productId, answers]) => {
    if (isBlank(answers) || isKnown(all, productId, Object.entries(answers))) return all;
    return setAnswers(all, { id: newId(), productId }, answers, now);
  }, drafts);
}
