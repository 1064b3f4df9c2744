/** Milliseconds after the load event; by then the page's own files have loaded. */
const restMs = 2_000;

type Connection = { readonly saveData?: boolean };

function savesData(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Calls back some time after the load event: the moment to fetch what may be opened next, possibly offline. Never
 * when the browser saves data or is offline.
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (savesData()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      if (navigator.onLine) callback();
    }, restMs);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
  return () => {
    removeEventListener('load', begin);
    clearTimeout(timer);
  };
}
