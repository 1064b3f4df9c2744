// Seals a page: loads everything that the page may need, then adds a policy that forbids sending data.
import { waitForIdle, withTimeLimit } from '../async.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { lazyModulesOf } from './lazy-modules.ts';
import { copyWorkers } from './page-worker.ts';
import { collectFiles, manifestPath, prefetchModule, readManifest } from './prefetch.ts';
import { idleModules } from './prefetch-when-idle.ts';
import { imageCopies, isSealed, markSealed } from './sealed.ts';

/**
 * Policy of a sealed page. No source is `'self'`, because even the address of a script or an image can carry data.
 * `script-src` repeats the default, because Chromium would otherwise log an error when `isSealEnforced` runs. Inline styles
 * are allowed, because dialogs add a style element that stops the page from scrolling. `data:` allows copies of the
 * letterhead and logos, and `blob:` copies of workers, which inherit the policy.
 */
export const sealPolicy =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data:; worker-src blob:; form-action 'none'; base-uri 'none'";

/** Modules that every page loads. */
const frameModules = ['index.html', 'src/app/start.tsx'];

async function loadCode(modules: readonly string[], isSkipped: (module: string) => boolean): Promise<void> {
  const manifest = await readManifest(manifestPath);
  for (const module of lazyModulesOf(manifest, modules, { frameModules, isSkipped })) {
    // Add the preload link that Vite's import code looks for. On a sealed page Vite couldn't add it.
    await prefetchModule(module);
    // Evaluate only when the page is idle, so that typing on a slow phone doesn't wait.
    await waitForIdle();
    // Import the files now, because WebKit downloads a file again if it was only preloaded.
    for (const file of collectFiles(manifest, module)) await import(/* @vite-ignore */ `/${file}`);
  }
}

async function loadTypefaces(): Promise<void> {
  // Ignore failures, because some faces are system typefaces, which may be missing.
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

/**
 * Returns all elements with an image, including the icon, which browsers load again when the page's address changes.
 */
const imageElements = () => [
  ...[...document.images].map((element) => ({ element, attribute: 'src' })),
  ...[...document.querySelectorAll('link[rel=icon]')].map((element) => ({ element, attribute: 'href' })),
];

const imageAddresses = () =>
  imageElements()
    .map(({ element, attribute }) => element.getAttribute(attribute) ?? '')
    .filter(Boolean);

/**
 * Replaces addresses with those of the copies, because printing clones the images, and a clone loads its address again.
 */
function showCopies(): void {
  for (const { element, attribute } of imageElements()) {
    const copy = imageCopies.get(element.getAttribute(attribute) ?? '');
    if (copy) element.setAttribute(attribute, copy);
  }
}

const violationTimeoutMs = 2_000;

async function violatesSeal(directive: string, attempt: () => unknown): Promise<boolean> {
  const listenerController = new AbortController();
  const violation = new Promise<boolean>((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ originalPolicy, effectiveDirective }) => {
        if (originalPolicy === sealPolicy && effectiveDirective === directive) resolve(true);
      },
      { signal: listenerController.signal },
    );
  });
  try {
    await attempt();
  } catch {
    // A blocked attempt may also throw.
  }
  return await withTimeLimit(violation, violationTimeoutMs)
    .catch(() => false)
    .finally(() => listenerController.abort());
}

/**
 * True if the browser enforces the seal. Tries to compile text as code, which the policy forbids. Unlike a request, the
 * attempt sends nothing, and browsers don't log it.
 */
const isSealEnforced = () => violatesSeal('script-src', () => new Function(''));

/**
 * Tries to send data to the site itself. The site's usual policy allows this request, so only the seal can block it.
 * @returns true if the browser blocks it
 */
export const isSendingBlocked = () => violatesSeal('connect-src', () => navigator.sendBeacon('/', 'prueba'));

function addPolicy(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = sealPolicy;
  document.head.append(meta);
}

export type SealOptions = {
  /** Source path of the module that the page itself loads on demand, such as the form. */
  readonly module: string;
  /** Returns true for modules that the page never loads. */
  readonly isSkipped: (module: string) => boolean;
  readonly imageUrls: readonly string[];
  /** Loads everything else that the page may need. */
  readonly prepare: () => Promise<unknown>;
  /** Aborts when the visitor leaves the page. */
  readonly signal: AbortSignal;
};

/**
 * Loads everything that the page may need, then seals the document for the rest of its life. Doesn't load the complete
 * style sheet, because `app/start.tsx` has loaded it before the app renders.
 * @returns true if the browser enforces the seal
 * @throws `signal.reason` if the signal aborts, or an error if something fails to load
 */
export async function sealPage({
  module,
  isSkipped,
  imageUrls,
  prepare,
  signal,
}: SealOptions): Promise<boolean> {
  if (!isSealed()) {
    await Promise.all([
      prepare(),
      loadCode([module, ...idleModules], isSkipped),
      copyWorkers(),
      loadTypefaces(),
      // The app has started without the sheet if it failed to load twice.
      loadFullStylesheet(),
    ]);
    // Copy images last, because the page may have added some meanwhile.
    await copyImages([...imageUrls, ...imageAddresses()]);
    await waitForIdle();
    signal.throwIfAborted();
    markSealed(location.pathname);
    showCopies();
    addPolicy();
  }
  return isSealEnforced();
}
