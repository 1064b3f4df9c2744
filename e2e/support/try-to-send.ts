// Tries to send data from a page by many methods. The function runs in the page, so it uses no variables of this
// module.

/** Appears in every URL that `tryToSend` requests, so that tests can find the requests. */
export const leakMarker = 'palabra-secreta';

/**
 * Tries to send data to the site's own origin by several methods. The site's usual Content-Security-Policy allows all
 * of them, and a sealed page must block all of them.
 * @param base address of the site without a trailing slash
 * @param names names of the methods to try; null for all
 * @returns the names of the methods that reported success
 */
export async function tryToSend(
  base: string,
  names: readonly string[] | null = null,
): Promise<readonly string[]> {
  const address = (name: string) => `${base}/robots.txt?palabra-secreta=${name}`;
  const addElement = (tag: string, attributes: Readonly<Record<string, string>>) =>
    new Promise((resolve, reject) => {
      const element = document.createElement(tag);
      element.onload = resolve;
      element.onerror = reject;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
    });
  const sendFromWorker = (url: string) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(url, { type: 'module' });
      worker.onmessage = ({ data }) => (data === 'sent' ? resolve(data) : reject(data));
      worker.onerror = reject;
    });
  const methods: Readonly<Record<string, () => unknown>> = {
    fetch: () => fetch(address('fetch')),
    xhr: () =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.onload = resolve;
        request.onerror = reject;
        request.open('POST', address('xhr'));
        request.send('palabra');
      }),
    // Count a beacon as not sent, because Chromium and WebKit report success even for a refused one.
    beacon: () => {
      navigator.sendBeacon(address('beacon'), 'palabra');
      return Promise.reject();
    },
    socket: () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(address('socket').replace('http', 'ws'));
        socket.onopen = resolve;
        socket.onerror = reject;
      }),
    events: () =>
      new Promise((resolve, reject) => {
        const events = new EventSource(address('events'));
        events.onopen = resolve;
        events.onerror = reject;
      }),
    image: () => addElement('img', { src: address('image') }),
    script: () => addElement('script', { src: address('script') }),
    style: () => addElement('link', { rel: 'stylesheet', href: address('style') }),
    typeface: () => new FontFace('palabra', `url(${address('typeface')})`).load(),
    'prefetched page': () => addElement('link', { rel: 'prefetch', href: address('prefetch') }),
    import: () => import(address('import')),
    worker: () => sendFromWorker(address('worker')),
    'blob worker': () => {
      const code = `fetch('${address('text')}').then(() => postMessage('sent'), postMessage)`;
      return sendFromWorker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    },
    'import in a blob worker': () => {
      const code = `import('${address('text-import')}').then(() => postMessage('sent'), postMessage)`;
      return sendFromWorker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    },
    form: () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = address('form');
      document.body.append(form);
      form.submit();
      return Promise.reject();
    },
    background: () => {
      const element = document.createElement('div');
      element.style.cssText = `width: 9px; height: 9px; background: url(${address('background')})`;
      document.body.append(element);
      return Promise.reject();
    },
  };
  const sentNames: string[] = [];
  for (const [name, send] of Object.entries(methods)) {
    if (names && !names.includes(name)) continue;
    const timeout = new Promise((_, reject) => {
      setTimeout(reject, 3_000);
    });
    try {
      await Promise.race([send(), timeout]);
      sentNames.push(name);
    } catch {
      // A method that fails counts as not sent.
    }
  }
  // Give requests that report no result a moment to arrive.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return sentNames;
}
