import { once } from 'node:events';
import * as v from 'valibot';
import { type Engine, launch, type Start } from './engine.ts';

const Message = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.string(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});

type Send = (method: string, params: object) => Promise<unknown>;

/** @param url of the session's WebSocket */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Asked>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = v.parse(Message, JSON.parse(String(data)));
    const asked = waiting.get(id ?? -1);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
  });
  await once(socket, 'open');
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

type Asked = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
};

const Context = v.object({ context: v.string() });
const Called = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);

/** @param program Firefox's path */
export async function startFirefox(program: string, { home, downloads }: Start): Promise<Engine> {
  const child = launch(
    program,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: home, MOZ_HEADLESS: '1' } },
  );
  child.stderr?.setEncoding('utf8');
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox did not start: ${output}`)));
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // A tab of its own: the first one may still be loading what Firefox starts with.
  const { context } = v.parse(Context, await send('browsingContext.create', { type: 'tab' }));
  // Without it the window may not be the active one, and fields get keys but no focus event.
  await send('browsingContext.activate', { context });
  await send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    run: async (source, argument) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: `async (argument) => JSON.stringify((await (${source})(JSON.parse(argument))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        awaitPromise: true,
        target: { context },
      });
      const called = v.parse(Called, answer);
      if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
      return JSON.parse(called.result.value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
