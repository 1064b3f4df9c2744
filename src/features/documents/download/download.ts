import { importWithTimeout, waitForIdle } from '../../../platform/async.ts';
import { preloadToasts } from '../../../ui/notices/toast-host.tsx';
import type { Values } from '../model/document.ts';
import { type DocumentEntry, fetchTemplate, type LogoUse } from '../model/document-entry.ts';
import { fileNameWithSuffix } from '../model/file-name.ts';
import type { SchoolLetterhead } from '../word/header-footer.ts';
import { fetchLogoFor } from './logo.ts';

// Load docx only when somebody may need a document, because it is larger than the rest of the site.
const loadGenerator = () => importWithTimeout(import('../word/generate.ts'));

/** Fetches the parts of a document. A part that this page has already fetched isn't fetched again. */
async function fetchParts(entry: DocumentEntry, logoUse: LogoUse) {
  const [template, { generateWord }, logo] = await Promise.all([
    fetchTemplate(entry),
    loadGenerator(),
    fetchLogoFor(logoUse),
  ]);
  return { template, generateWord, logo };
}

type FileOptions = {
  readonly suffix?: string | null;
  /** The school's letterhead, which replaces the firm's logo; null to print the logo. */
  readonly letterhead?: SchoolLetterhead | null;
};

/**
 * Fetches the missing parts and generates the Word file.
 * @throws DownloadError if a required logo doesn't load
 * @throws ChunkLoadError or TimeoutError if code doesn't load
 */
export async function makeDocument(
  entry: DocumentEntry,
  values: Values,
  { suffix = null, letterhead = null }: FileOptions = {},
): Promise<File> {
  const { template, generateWord, logo } = await fetchParts(
    entry,
    letterhead === null ? entry.logoUse : 'none',
  );
  const blob = await generateWord(template, values, { logo, schoolLetterhead: letterhead });
  const name = suffix === null ? entry.fileName : fileNameWithSuffix(entry.fileName, suffix);
  return new File([blob], name, { type: blob.type });
}

let isWarmedUp = false;

/**
 * Generates a document without the logo and discards it. The first document that a page generates takes twice as long
 * as later ones.
 */
async function warmUp(entry: DocumentEntry): Promise<void> {
  const { template, generateWord } = await fetchParts(entry, 'none');
  if (isWarmedUp) return;
  isWarmedUp = true;
  await waitForIdle();
  await generateWord({ ...template, letterhead: { kind: 'text', left: '', right: '' } }, {}, { logo: null });
}

/** Ignores failures, which the click will report. */
export function preloadGenerator(entry: DocumentEntry): void {
  warmUp(entry).catch(() => {});
}

/** Ignores failures, which the click will report. */
export function preloadLogo({ logoUse }: DocumentEntry): void {
  fetchLogoFor(logoUse).catch(() => {});
}

/**
 * Loads lazy images outside the viewport, such as the site's logos. The browser would otherwise fetch them only when it
 * prints the page, and the device may be offline then.
 */
function loadLazyImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
}

/**
 * Fetches everything that completing a document may need, so that the page works offline. Rejects if code, the template
 * or a required logo can't be fetched.
 */
export async function preloadCompletion(entry: DocumentEntry): Promise<void> {
  loadLazyImages();
  await Promise.all([fetchParts(entry, entry.logoUse), preloadToasts()]);
}
