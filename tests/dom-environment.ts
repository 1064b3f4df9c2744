// The environment of files with `@vitest-environment dom`: happy-dom with a new window for each file. A worker loads
// happy-dom only once, because that takes half a second. A new window takes two milliseconds.
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
    // happy-dom logs every refused request, to the console that it finds when it opens a window. Give it a muted
    // console, because a message on the tests' console would fail the test.
    const mutedConsole = new Console(new Writable({ write: (_chunk, _encoding, done) => done() }));
    const openWindow = async () => {
      const testConsole = global.console;
      global.console = mutedConsole;
      const opened = await setup(global, options);
      global.console = testConsole;
      return opened;
    };
    let current = await openWindow();
    /** Names of the globals in a fresh window; null until `newWindow` opens one, so the first call removes none. */
    let initialNames: readonly string[] | null = null;
    const newWindow = async () => {
      await current.teardown(global);
      // Remove the properties that the page has added to its window.
      for (const name of Object.keys(global)) if (initialNames?.includes(name) === false) delete global[name];
      current = await openWindow();
      initialNames = Object.keys(global);
    };
    Object.assign(global, { newWindow });
    return { teardown: () => current.teardown(global) };
  },
};

export default domEnvironment;
