// Drafts as a file, for another device or another browser. It is read as any other input from outside: by a schema,
// after its size, and nothing of it is believed to be newer or ours.
import * as v from 'valibot';
import { Instant } from '../../../../../platform/schema.ts';
import type { Letterhead } from '../../../../school/letterhead.ts';
import { StoredImage } from '../../../../school/letterhead-store.ts';
import { isDrawable } from '../../../../school/read-letterhead.ts';
import { isKnown, type School, StoredSchool } from '../../../../school/school.ts';
import { type Draft, StoredDraft } from '../draft.ts';
import { canProtect, protectionOf } from './protected-file.ts';

const format = 'mentoria-legal-borradores';
const version = 1;

/**
 * Bytes. Browsers store 5 MiB of UTF-16 units for a site at the most, each of them three bytes of UTF-8 or fewer: what
 * is stored can be saved, and what was saved can be read.
 */
export const largestFile = 20_000_000;

/** More than any school has; the page lists them all before it takes them. */
const maxDrafts = 2_000;

export type DraftFile = {
  /** ISO instant. */
  readonly savedAt: string;
  readonly drafts: readonly Draft[];
  readonly school: School;
  /** The school's image for its documents. */
  readonly letterhead?: Letterhead | undefined;
};

/** Why a file was not read. `version`: a newer version of the site wrote it; `insecure`: it has a password, this page no
 * WebCrypto. */
export type DraftFileError = 'size' | 'format' | 'version' | 'empty' | 'unreadable' | 'insecure';

const Head = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const Body = v.object({
  savedAt: Instant,
  // An array of millions would take seconds to copy.
  drafts: v.custom<readonly unknown[]>(Array.isArray),
  school: v.fallback(StoredSchool, {}),
  letterhead: v.exactOptional(v.fallback(v.optional(StoredImage), undefined)),
});

export function saveDraftFile(content: DraftFile, name: string): File {
  return new File([JSON.stringify({ format, version, ...content })], name, { type: 'application/json' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Each draft once, by its id, without those that cannot be read. */
function readDrafts(stored: readonly unknown[]): readonly Draft[] {
  const drafts = stored.flatMap((one) => {
    const draft = v.safeParse(StoredDraft, one);
    return draft.success ? [draft.output] : [];
  });
  return [...new Map(drafts.map((draft) => [draft.id, draft])).values()];
}

/** Content of a file of drafts, or the reason why it can't be read. */
export function parseDraftFile(text: string): DraftFile | DraftFileError {
  const stored = parseJson(text);
  const head = v.safeParse(Head, stored);
  if (!head.success) return 'format';
  if (head.output.version > version) return 'version';
  const body = v.safeParse(Body, stored);
  if (!body.success) return 'format';
  const { savedAt, school, letterhead } = body.output;
  if (body.output.drafts.length > maxDrafts) return 'size';
  const drafts = readDrafts(body.output.drafts);
  if (drafts.length === 0 && !isKnown(school) && !letterhead) return 'empty';
  return { savedAt, drafts, school, ...(letterhead && { letterhead }) };
}

/** Reads a file that a person chose, or says that it has a password; one that is too large is not opened. */
export async function readDraftFile(file: Blob): Promise<DraftFile | DraftFileError | 'protected'> {
  if (file.size > largestFile) return 'size';
  try {
    const protection = await protectionOf(file);
    if (protection === 'newer') return 'version';
    if (protection === 'password') return canProtect() ? 'protected' : 'insecure';
    const found = parseDraftFile(await file.text());
    if (typeof found === 'string' || !found.letterhead) return found;
    const { letterhead, ...rest } = found;
    return (await isDrawable(letterhead)) ? found : rest;
  } catch {
    return 'unreadable';
  }
}

type Answered = Pick<Draft, 'productId' | 'values'>;

/** True if both have the same answers to the same document. */
export function hasSameAnswers(one: Answered, other: Answered): boolean {
  const keys = [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])];
  return one.productId === other.productId && keys.every((key) => one.values[key] === other.values[key]);
}

/** Effect of reading a draft on this device. */
export type Arrival = 'fresh' | 'same' | 'older' | 'newer';

/** @param present the draft of the same id on this device; null for none */
export function arrivalOf(draft: Draft, present: Draft | null): Arrival {
  if (!present) return 'fresh';
  if (draft.name === present.name && hasSameAnswers(draft, present)) return 'same';
  return Date.parse(present.editedAt) > Date.parse(draft.editedAt) ? 'older' : 'newer';
}
