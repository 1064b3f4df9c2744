import { codeInTime } from '../../../platform/async.ts';
import { preloadToasts } from '../../../ui/notices/toast-host.tsx';
import type { Values } from '../model/document.ts';
import { type DocumentEntry, templateOf } from '../model/document-entry.ts';
import { fileNameAbout } from '../model/file-name.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';
import { firmLogo } from './logo.ts';

// docx weighs more than the rest of the site together: it is fetched when a document is about to be wanted.
const loadGenerator = () => codeInTime(import('../word/generate.ts'));

/** Everything a document's file is generated from, except the values: in parallel, and each part once per page. */
async function fetchParts(entry: DocumentEntry, needsLogo: boolean) {
  const [template, { generateWord }, logo] = await Promise.all([
    templateOf(entry),
    loadGenerator(),
    needsLogo ? firmLogo() : null,
  ]);
  return { template, generateWord, logo };
}

type FileOptions = {
  /** What the file's name says beside the entry's; null for that name alone. */
  readonly about?: string | null;
  /** In the place of the firm's mark. */
  readonly letterhead?: OwnLetterhead | null;
};

/**
 * Fetches the parts that are not there yet and generates the Word file.
 * @throws DownloadError for the logo, ChunkLoadError or TooLate
 */
export async function makeDocument(
  entry: DocumentEntry,
  values: Values,
  { about = null, letterhead = null }: FileOptions = {},
): Promise<File> {
  const { template, generateWord, logo } = await fetchParts(entry, entry.needsLogo && letterhead === null);
  const blob = await generateWord(template, values, { logo, own: letterhead });
  const name = about === null ? entry.fileName : fileNameAbout(entry.fileName, about);
  return new File([blob], name, { type: blob.type });
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
  const { template, generateWord } = await fetchParts(entry, false);
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
export function preloadLogo({ needsLogo }: DocumentEntry): void {
  if (needsLogo) firmLogo().catch(() => {});
}

/** Off-screen lazy images (the site's logos) would otherwise be fetched only when the page is printed. */
function loadLazyImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
}

/** Fetches all that completing a document may need; once it resolves, the page works offline. Rejects if a part fails. */
export async function preloadCompletion(entry: DocumentEntry): Promise<void> {
  loadLazyImages();
  await Promise.all([fetchParts(entry, entry.needsLogo), preloadToasts()]);
}
