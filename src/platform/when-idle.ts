/** Milliseconds from the page's load on: what it shows and runs on has come by then. */
const restMs = 2_000;

type Connection = { readonly saveData?: boolean };

function savesData(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Calls back when the page has been loaded and left alone for a while: the moment to fetch what may be opened next,
 * and has to open without a connection too. Never where the visitor's browser is to save data, nor without a
 * connection.
 * @returns a function that takes the call back
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
