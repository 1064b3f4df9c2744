// `@vitest-environment dom`: happy-dom with a new window for each file. Loading happy-dom takes half a second, opening a
// window two milliseconds.
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { removeNodeStorage } from '../scripts/lib/node-storage.ts';

declare global {
  /** Closes the window, with its timers, requests and listeners, and opens another in its place. */
  function newWindow(): Promise<void>;
}

const { setup } = builtinEnvironments['happy-dom'];

const domEnvironment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    removeNodeStorage();
    // happy-dom reports every refused request, as a browser does. The page is not to blame, so its windows get a
    // console that nobody reads, and the tests listen to another one.
    const unread = new Console(new Writable({ write: (_chunk, _encoding, done) => done() }));
    const setUp = async () => {
      const own = global.console;
      global.console = unread;
      const opened = await setup(global, options);
      global.console = own;
      return opened;
    };
    let current = await setUp();
    let names: readonly string[] | null = null;
    const newWindow = async () => {
      await current.teardown(global);
      // Remove everything that a page has added to its window.
      for (const name of Object.keys(global)) if (names?.includes(name) === false) delete global[name];
      current = await setUp();
      names = Object.keys(global);
    };
    Object.assign(global, { newWindow });
    return { teardown: () => current.teardown(global) };
  },
};

export default domEnvironment;
