import saveAs from 'file-saver';
import { downloadCopy } from '../../../content/download-copy.ts';
import { codeInTime, inTime, TooLate } from '../../../platform/async.ts';
import type { Template, Values } from '../model/document.ts';
import { type DocumentEntry, templateOf } from '../model/document-entry.ts';
import { fileNameAbout } from '../model/file-name.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';
import { DeliveryBlocked, deliveryFor } from './delivery.ts';
import type { GetLogo } from './kept-logo.ts';
import { ownLogo } from './own-logo.ts';

// docx weighs more than the rest of the site together: it is fetched when a document is about to be wanted.
const loadGenerator = () => import('../word/generate.ts');

export type Assets = {
  /** Called only for a document whose letterhead shows the logo; null where the school's own takes its place. */
  readonly logo: GetLogo | null;
};

const ownAssets: Assets = { logo: ownLogo };

/** Everything a document's file is generated from, except the values. */
export type Parts = {
  readonly template: Template;
  readonly generateWord: Awaited<ReturnType<typeof loadGenerator>>['generateWord'];
  readonly logo: Uint8Array | null;
};

/**
 * Fetches text, generator and, where the letterhead shows it, logo in parallel; `makeFile` then needs no network.
 * @throws LogoError, TooLate, or the failure of a chunk that cannot be loaded
 */
export async function fetchParts(entry: DocumentEntry, { logo: getLogo }: Assets): Promise<Parts> {
  const [template, { generateWord }, logo] = await Promise.all([
    templateOf(entry),
    codeInTime(loadGenerator()),
    entry.needsLogo && getLogo ? getLogo() : null,
  ]);
  return { template, generateWord, logo };
}

type FileOptions = {
  /** What the file's name says beside the entry's; null for that name alone. */
  readonly about?: string | null;
  /** In the place of the firm's mark. */
  readonly letterhead?: OwnLetterhead | null;
};

/** Generates the Word file. Throws only if the template or the logo is wrong. */
export async function makeFile(
  { fileName }: DocumentEntry,
  parts: Parts,
  values: Values,
  { about = null, letterhead = null }: FileOptions = {},
): Promise<File> {
  const blob = await parts.generateWord(parts.template, values, { logo: parts.logo, own: letterhead });
  const name = about === null ? fileName : fileNameAbout(fileName, about);
  return new File([blob], name, { type: blob.type });
}

/**
 * Fetches the parts and generates the Word file.
 * @param assets the firm's logo unless given
 * @throws what `fetchParts` throws
 */
export async function prepareDocument(
  entry: DocumentEntry,
  values: Values,
  assets = ownAssets,
): Promise<File> {
  return makeFile(entry, await fetchParts(entry, assets), values);
}

/** Resolves when the page is idle; in Safari, which has no requestIdleCallback, with the next task. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve);
  });

let isWarm = false;

/** The first document of a page takes twice as long as the next: this one, without the logo, is discarded. */
async function warmUp(entry: DocumentEntry): Promise<void> {
  const [template, { generateWord }] = await Promise.all([templateOf(entry), loadGenerator()]);
  if (isWarm) return;
  isWarm = true;
  await idle();
  await generateWord({ ...template, letterhead: { kind: 'text', left: '', right: '' } }, {}, { logo: null });
}

/** Preloads text and generator, for hover, focus or arrival. A failure is left for the click to report. */
export function preloadGenerator(entry: DocumentEntry): void {
  warmUp(entry).catch(() => {});
}

/** Preloads the logo if the letterhead shows it. A failure is left for the click to report. */
export function preloadLogo({ needsLogo }: DocumentEntry, { logo } = ownAssets): void {
  if (needsLogo) logo?.().catch(() => {});
}

/** Milliseconds that a share sheet may stay open; some browsers do not report that it was closed. */
const shareMs = 60_000;

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/**
 * Delivers the file as a download, or with the system's share sheet where downloads are blocked.
 * @returns 'delivered' once the download has begun (its completion is not reported) or the file was shared;
 * 'declined' when the person closes the share sheet, or leaves it open for a minute
 * @throws DeliveryBlocked when this browser can do neither, or refuses to share
 */
export async function saveDocument(file: File): Promise<'delivered' | 'declined'> {
  const delivery = deliveryFor(navigator.userAgent, canShare(file));
  if (delivery === 'save') {
    saveAs(file, file.name);
    return 'delivered';
  }
  if (delivery === 'open-in-browser') throw new DeliveryBlocked(downloadCopy.openInBrowser);
  try {
    await inTime(navigator.share({ files: [file] }), shareMs);
    return 'delivered';
  } catch (error) {
    if (error instanceof TooLate) return 'declined';
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'declined';
    // Sharing needs a press of the last seconds, and the file may have taken longer; the next press is faster.
    throw new DeliveryBlocked(
      name === 'NotAllowedError' ? downloadCopy.shareAgain : downloadCopy.openInBrowser,
    );
  }
}
