// Seals a page: once it has all that it may need, it gives itself a policy that lets nothing out.
import { idle, inTime } from '../async.ts';
import { fetchAhead, filesOf, manifestFile, readManifest } from './fetch-ahead.ts';
import { idleModules } from './fetch-when-idle.ts';
import { lateModulesOf } from './late-modules.ts';
import { copyWorkers } from './page-worker.ts';
import { imageCopies, isSealed, markSealed } from './sealed.ts';

/**
 * The policy of a sealed page. No source is `'self'`, since the address of a script or an image also carries data.
 * `script-src` repeats the default, or Chromium would write to the console when `isEnforced` asks. Styles: dialogs add a
 * style element that keeps the page from scrolling. Images: letterhead and logos. Workers: copies, which inherit all of
 * this.
 */
export const sealPolicy =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data:; worker-src blob:; form-action 'none'; base-uri 'none'";

/** Modules that every page has. */
const frame = ['index.html', 'src/app/start.tsx'];

async function loadCode(modules: readonly string[], skip: (module: string) => boolean): Promise<void> {
  const manifest = await readManifest(manifestFile);
  for (const module of lateModulesOf(manifest, modules, { frame, skip })) {
    // Vite's code looks for a file's link before it adds one, which a sealed page would refuse.
    await fetchAhead(module);
    // Evaluating code takes a slow phone a moment, and typing must not wait for it.
    await idle();
    // WebKit would load a file again that was fetched and not evaluated.
    for (const file of filesOf(manifest, module)) await import(/* @vite-ignore */ `/${file}`);
  }
}

async function loadTypefaces(): Promise<void> {
  // Some stand for typefaces of the system, which may be missing.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function copyImages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (imageCopies.has(address) || address.startsWith('data:')) continue;
    const image = await (await fetch(address)).blob();
    if (!image.type.startsWith('image/')) throw new Error(`${address} is no image`);
    imageCopies.set(address, await dataAddress(image));
  }
}

/** Returns what shows an image. Browsers load the tab's icon again when the page's address changes. */
const shownImages = () => [
  ...[...document.images].map((element) => ({ element, attribute: 'src' })),
  ...[...document.querySelectorAll('link[rel=icon]')].map((element) => ({ element, attribute: 'href' })),
];

const shownAddresses = () =>
  shownImages()
    .map(({ element, attribute }) => element.getAttribute(attribute) ?? '')
    .filter(Boolean);

/** Shows the copies, because a clone of an image for printing loads its address again. */
function showCopies(): void {
  for (const { element, attribute } of shownImages()) {
    const copy = imageCopies.get(element.getAttribute(attribute) ?? '');
    if (copy) element.setAttribute(attribute, copy);
  }
}

/** Milliseconds to wait for the browser to report that it refused something. */
const refusalMs = 2_000;

/** True if the browser reports that the seal's policy refused the attempt. */
async function isRefused(directive: string, attempt: () => unknown): Promise<boolean> {
  const listening = new AbortController();
  const refused = new Promise<boolean>((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ originalPolicy, effectiveDirective }) => {
        if (originalPolicy === sealPolicy && effectiveDirective === directive) resolve(true);
      },
      { signal: listening.signal },
    );
  });
  try {
    await attempt();
  } catch {
    // A refusal also throws.
  }
  return await inTime(refused, refusalMs)
    .catch(() => false)
    .finally(() => listening.abort());
}

/**
 * True if the browser enforces the seal. This tries to make code of a text, which sends nothing and, unlike a request,
 * leaves the console silent.
 */
const isEnforced = () => isRefused('script-src', () => new Function(''));

/**
 * Tries to send a word to the site itself, which only the seal forbids.
 * @returns true if the browser refused
 */
export const isSendingRefused = () => isRefused('connect-src', () => navigator.sendBeacon('/', 'prueba'));

function addPolicy(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = sealPolicy;
  document.head.append(meta);
}

export type SealOptions = {
  /** The page's own late module, by its source from the project's root. */
  readonly module: string;
  /** Returns true for a module that the page never loads. */
  readonly skip: (module: string) => boolean;
  /** Addresses of images that the page may show later. */
  readonly images: readonly string[];
  /** Loads whatever else the page may need. */
  readonly prepare: () => Promise<unknown>;
  /** Aborted when the page is left, which ends the attempt. */
  readonly signal: AbortSignal;
};

/**
 * Loads all that the page may need while it is idle, then seals the document for as long as it lives.
 * @returns true if the browser enforces the seal
 * @throws the signal's reason, or an error if something doesn't load
 */
export async function sealPage({ module, skip, images, prepare, signal }: SealOptions): Promise<boolean> {
  if (!isSealed()) {
    await Promise.all([prepare(), loadCode([module, ...idleModules], skip), copyWorkers(), loadTypefaces()]);
    // The page may show other images by now.
    await copyImages([...images, ...shownAddresses()]);
    await idle();
    signal.throwIfAborted();
    markSealed(location.pathname);
    showCopies();
    addPolicy();
  }
  return isEnforced();
}
