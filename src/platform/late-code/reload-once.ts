/** In sessionStorage: the build that this tab was reloaded for. */
const key = 'mle.reloaded';

/** The file of this very code, whose name changes with what is built. */
const build = import.meta.url;

/**
 * Milliseconds for a page that is being left to go. Firefox gives up at once what such a page loads, which looks as if it
 * were missing: a reload would take the visitor back.
 */
const leavingMs = 2_000;

/** Milliseconds for the question whether the site answers. */
const timeoutMs = 10_000;

/**
 * Reloads the page, which brings the files of the newest build: those that it names may be gone since the site was
 * deployed. Once per build and tab; never where the tab can remember nothing, or where the site does not answer, since
 * the browser's own error page would take the place of what can be read.
 * @param isWanted asked just before the reload
 * @returns whether the page is about to go
 */
export async function reloadOnce(isWanted = () => true): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === build) return false;
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) return false;
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (!isWanted()) return false;
    sessionStorage.setItem(key, build);
    location.reload();
    return true;
  } catch {
    return false;
  }
}
