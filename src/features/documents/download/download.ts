import { codeInTime, idle } from '../../../platform/async.ts';
import { preloadToasts } from '../../../ui/notices/toast-host.tsx';
import type { Values } from '../model/document.ts';
import { type DocumentEntry, type LogoUse, templateOf } from '../model/document-entry.ts';
import { fileNameAbout } from '../model/file-name.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';
import { logoFor } from './logo.ts';

// docx is larger than the rest of the site together, so it loads only when someone is about to want a document.
const loadGenerator = () => codeInTime(import('../word/generate.ts'));

/** Fetches everything that a document's file needs except the values, in parallel and each part once per page. */
async function fetchParts(entry: DocumentEntry, logoUse: LogoUse) {
  const [template, { generateWord }, logo] = await Promise.all([
    templateOf(entry),
    loadGenerator(),
    logoFor(logoUse),
  ]);
  return { template, generateWord, logo };
}

type FileOptions = {
  /** Subject to add to the file's name; null for the entry's name alone. */
  readonly about?: string | null;
  /** Letterhead that replaces the firm's. */
  readonly letterhead?: OwnLetterhead | null;
};

/**
 * Fetches the missing parts and generates the Word file.
 * @throws DownloadError for the logo, ChunkLoadError or TimeoutError
 */
export async function makeDocument(
  entry: DocumentEntry,
  values: Values,
  { about = null, letterhead = null }: FileOptions = {},
): Promise<File> {
  const { template, generateWord, logo } = await fetchParts(entry, letterhead === null ? entry.logo : 'none');
  const blob = await generateWord(template, values, { logo, own: letterhead });
  const name = about === null ? entry.fileName : fileNameAbout(entry.fileName, about);
  return new File([blob], name, { type: blob.type });
}

let isWarm = false;

/**
 * Generates and discards a document without the logo, because the first document of a page takes twice as long as the
 * next.
 */
async function warmUp(entry: DocumentEntry): Promise<void> {
  const { template, generateWord } = await fetchParts(entry, 'none');
  if (isWarm) return;
  isWarm = true;
  await idle();
  await generateWord({ ...template, letterhead: { kind: 'text', left: '', right: '' } }, {}, { logo: null });
}

/** Preloads text and generator on hover, focus or arrival. The click reports a failure. */
export function preloadGenerator(entry: DocumentEntry): void {
  warmUp(entry).catch(() => {});
}

/** Preloads the logo if the letterhead shows it. The click reports a failure. */
export function preloadLogo({ logo }: DocumentEntry): void {
  logoFor(logo).catch(() => {});
}

/**
 * Loads lazy images outside the viewport (the site's logos), which the browser would otherwise fetch only when the page
 * is printed.
 */
function loadLazyImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
}

/** Fetches all that completing a document may need; once it resolves, the page works offline. Rejects if a part fails. */
export async function preloadCompletion(entry: DocumentEntry): Promise<void> {
  loadLazyImages();
  await Promise.all([fetchParts(entry, entry.logo), preloadToasts()]);
}
