import { isSealed } from './sealed.ts';

/** sessionStorage key. Its value is the build for which this tab was last reloaded. */
const key = 'mle.reloaded';

/** The script's name changes with every build. */
function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/**
 * Milliseconds to wait in case the visitor is leaving the page. Firefox then cancels the page's requests, which looks
 * like a missing file, and a reload would bring the visitor back.
 */
const leaveDelayMs = 2_000;

const timeoutMs = 10_000;

/**
 * True if the site responds. A sealed page (see sealed.ts) can't send a request, so there it is true if the device is
 * online.
 */
async function isSiteUp(): Promise<boolean> {
  if (isSealed()) return navigator.onLine;
  const signal = AbortSignal.timeout(timeoutMs);
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  return status < 500;
}

/**
 * Reloads the page to get the files of the newest build, because a deployment may have removed the page's files.
 * Reloads only once per build and tab. Doesn't reload if sessionStorage can't record the reload. Doesn't reload either
 * if the site doesn't respond, because the browser's error page would replace a readable page.
 * @param isWanted called just before the reload; returns false to cancel it
 * @returns true if the page is about to reload
 */
export async function reloadOnce(isWanted = () => true): Promise<boolean> {
  try {
    const build = currentBuild();
    if (sessionStorage.getItem(key) === build) return false;
    if (!(await isSiteUp())) return false;
    await new Promise((resolve) => setTimeout(resolve, leaveDelayMs));
    if (!isWanted()) return false;
    sessionStorage.setItem(key, build);
    location.reload();
    return true;
  } catch {
    return false;
  }
}
