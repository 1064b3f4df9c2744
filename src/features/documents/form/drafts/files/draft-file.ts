// Moves drafts to another device or browser in a file. The file is untrusted input: check its size, parse it with a
// schema, and don't assume that this site wrote it or that its drafts are newer than this device's.
import * as v from 'valibot';
import { Instant } from '../../../../../platform/schema.ts';
import type { Letterhead } from '../../../../school/letterhead.ts';
import { StoredImage } from '../../../../school/letterhead-store.ts';
import { isDrawable } from '../../../../school/read-letterhead.ts';
import { hasSchoolData, type School, StoredSchool } from '../../../../school/school.ts';
import { type Draft, StoredDraft } from '../draft.ts';
import { canProtect, protectionOf } from './protected-file.ts';

const format = 'mentoria-legal-borradores';
const version = 1;

/**
 * Maximum bytes of a file. Browsers store at most 5 Mi UTF-16 units for a site, and each takes at most three bytes in
 * UTF-8. So every file that the site can save is small enough to be read again.
 */
export const maxFileBytes = 20_000_000;

/** Maximum number of drafts, more than any school has. The page lists all of them before it adds them. */
const maxDrafts = 2_000;

export type DraftFile = {
  /** ISO instant. */
  readonly savedAt: string;
  readonly drafts: readonly Draft[];
  readonly school: School;
  readonly letterhead?: Letterhead | undefined;
};

/**
 * Reason why a file can't be read. `version`: a newer version of the site wrote it. `insecure`: it has a password, but
 * this page has no WebCrypto.
 */
export type DraftFileError = 'size' | 'format' | 'version' | 'empty' | 'unreadable' | 'insecure';

const Head = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const Body = v.object({
  savedAt: Instant,
  // v.array would copy the array, which takes seconds for millions of items.
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

function readDrafts(stored: readonly unknown[]): readonly Draft[] {
  const drafts = stored.flatMap((item) => {
    const draft = v.safeParse(StoredDraft, item);
    return draft.success ? [draft.output] : [];
  });
  return [...new Map(drafts.map((draft) => [draft.id, draft])).values()];
}

export function parseDraftFile(text: string): DraftFile | DraftFileError {
  const stored = parseJson(text);
  const parsedHead = v.safeParse(Head, stored);
  if (!parsedHead.success) return 'format';
  if (parsedHead.output.version > version) return 'version';
  const body = v.safeParse(Body, stored);
  if (!body.success) return 'format';
  const { savedAt, school, letterhead } = body.output;
  if (body.output.drafts.length > maxDrafts) return 'size';
  const drafts = readDrafts(body.output.drafts);
  if (drafts.length === 0 && !hasSchoolData(school) && !letterhead) return 'empty';
  return { savedAt, drafts, school, ...(letterhead && { letterhead }) };
}

export async function readDraftFile(file: Blob): Promise<DraftFile | DraftFileError | 'protected'> {
  if (file.size > maxFileBytes) return 'size';
  try {
    const protection = await protectionOf(file);
    if (protection === 'newer') return 'version';
    if (protection === 'password') return canProtect() ? 'protected' : 'insecure';
    const content = parseDraftFile(await file.text());
    if (typeof content === 'string' || !content.letterhead) return content;
    const { letterhead, ...rest } = content;
    return (await isDrawable(letterhead)) ? content : rest;
  } catch {
    return 'unreadable';
  }
}

type DocumentAnswers = Pick<Draft, 'productId' | 'values'>;

export function hasSameAnswers(first: DocumentAnswers, second: DocumentAnswers): boolean {
  const keys = [...new Set([...Object.keys(first.values), ...Object.keys(second.values)])];
  return (
    first.productId === second.productId && keys.every((key) => first.values[key] === second.values[key])
  );
}

/**
 * Effect of adding a file's draft to this device. `older` and `newer`: this device already has the draft but with other
 * content, and the file's version was edited before or after this device's version.
 */
export type ImportEffect = 'fresh' | 'same' | 'older' | 'newer';

/** @param existing this device's draft with the same id; null if there is none */
export function importEffect(draft: Draft, existing: Draft | null): ImportEffect {
  if (!existing) return 'fresh';
  if (draft.name === existing.name && hasSameAnswers(draft, existing)) return 'same';
  return Date.parse(existing.editedAt) > Date.parse(draft.editedAt) ? 'older' : 'newer';
}
