import saveAs from 'file-saver';
import { downloadCopy } from '../../../content/checkout.ts';
import { codeInTime, inTime, TooLate } from '../../../platform/time-limit.ts';
import type { Template, Values } from '../model/document.ts';
import type { DocumentEntry } from '../model/document-entry.ts';
import { templateOf } from '../model/template-of.ts';
import { DeliveryBlocked, deliveryFor } from './delivery.ts';
import type { GetLogo } from './kept-logo.ts';

// docx weighs more than the rest of the site together: it is fetched when a document is about to be wanted.
const loadGenerator = () => import('../word/generate.ts');

export type Assets = {
  /** Asked only for a document whose letterhead shows the logo. */
  readonly logo: GetLogo;
};

/** Everything a document's file is made of, but for what a person fills in. */
export type Parts = {
  readonly template: Template;
  readonly generateWord: Awaited<ReturnType<typeof loadGenerator>>['generateWord'];
  readonly logo: Uint8Array | null;
};

/**
 * Fetches text, generator and logo at once: nothing is asked for any more once they are here.
 * @throws LogoError, or the failure of a chunk that cannot be loaded
 */
export async function fetchParts(entry: DocumentEntry, { logo: getLogo }: Assets): Promise<Parts> {
  const [template, { generateWord }, logo] = await Promise.all([
    templateOf(entry),
    codeInTime(loadGenerator()),
    entry.needsLogo ? getLogo() : null,
  ]);
  return { template, generateWord, logo };
}

export async function makeFile({ fileName }: DocumentEntry, parts: Parts, values: Values): Promise<File> {
  const blob = await parts.generateWord(parts.template, values, { logo: parts.logo });
  return new File([blob], fileName, { type: blob.type });
}

/**
 * Makes the file, ready to be handed over.
 * @throws LogoError, or the failure of a chunk that cannot be loaded
 */
export async function prepareDocument(entry: DocumentEntry, values: Values, assets: Assets): Promise<File> {
  return makeFile(entry, await fetchParts(entry, assets), values);
}

/** Resolves when the page has nothing better to do; Safari does not tell. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve);
  });

let isWarm = false;

/** The first document of a page takes twice as long as the next: this one is thrown away, and needs no logo. */
async function warmUp(entry: DocumentEntry): Promise<void> {
  const [template, { generateWord }] = await Promise.all([templateOf(entry), loadGenerator()]);
  if (isWarm) return;
  isWarm = true;
  await idle();
  await generateWord({ ...template, letterhead: { kind: 'text', left: '', right: '' } }, {}, { logo: null });
}

/** Fetches text and generator ahead, on hover, focus or arrival. A failure is left for the click to report. */
export function preloadGenerator(entry: DocumentEntry): void {
  warmUp(entry).catch(() => {});
}

/** Fetches the logo ahead, where a document may be wanted that shows it. A failure is left for the click to report. */
export function preloadLogo({ needsLogo }: DocumentEntry, { logo }: Assets): void {
  if (needsLogo) logo().catch(() => {});
}

/** Milliseconds that a share sheet may stay open; some browsers never tell that it was closed. */
const shareMs = 60_000;

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/**
 * Hands the file over: as a download, or with the system's share sheet where downloads are blocked.
 * A download reports no completion, so this says only that it has begun.
 * @returns whether the file was handed over; a share sheet that the person closes is no failure
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
    // A press counts for some seconds only, and the file may have taken longer; the next one finds it quickly.
    throw new DeliveryBlocked(
      name === 'NotAllowedError' ? downloadCopy.shareAgain : downloadCopy.openInBrowser,
    );
  }
}
