import { isSealed } from './sealed.ts';

/** Key in sessionStorage of the build that this tab was reloaded for. */
const key = 'mle.reloaded';

/** Returns the address of the page's own script, whose name changes with every build. */
function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/**
 * Milliseconds to wait for a page that the visitor is leaving. Firefox cancels such a page's requests, which looks as if
 * the file were missing, and a reload would take the visitor back.
 */
const leavingMs = 2_000;

/** Milliseconds to wait for the site's answer. */
const timeoutMs = 10_000;

/** Returns true if the site answers. A sealed page can't ask, and only knows whether the device is online. */
async function answers(): Promise<boolean> {
  if (isSealed()) return navigator.onLine;
  const signal = AbortSignal.timeout(timeoutMs);
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  return status < 500;
}

/**
 * Reloads the page to get the files of the newest build, since a deployment may have removed those of the page. It
 * reloads once per build and tab. It doesn't if the tab can't remember that, or if the site doesn't answer, because the
 * browser's error page would replace a readable page.
 * @param isWanted called just before the reload
 * @returns true if the page is about to reload
 */
export async function reloadOnce(isWanted = () => true): Promise<boolean> {
  try {
    const build = currentBuild();
    if (sessionStorage.getItem(key) === build) return false;
    if (!(await answers())) return false;
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (!isWanted()) return false;
    sessionStorage.setItem(key, build);
    location.reload();
    return true;
  } catch {
    return false;
  }
}
