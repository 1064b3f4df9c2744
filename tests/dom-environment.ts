// `@vitest-environment dom`: happy-dom with a new window for each file. Loading happy-dom takes half a second, opening a
// window two milliseconds.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Closes the window, with its timers, requests and listeners, and opens another in its place. */
  function newWindow(): Promise<void>;
}

const { setup } = builtinEnvironments['happy-dom'];

const domEnvironment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    // happy-dom reports every refused request, as a browser does. The page is not to blame for those, so that its
    // windows keep this console while the tests listen to another.
    const { console } = global;
    let current = await setup(global, options);
    let names: readonly string[] | null = null;
    const newWindow = async () => {
      await current.teardown(global);
      // What a page has put on its window goes with it.
      for (const name of Object.keys(global)) if (names?.includes(name) === false) delete global[name];
      const own = global.console;
      global.console = console;
      current = await setup(global, options);
      global.console = own;
      names = Object.keys(global);
    };
    Object.assign(global, { newWindow });
    return { teardown: () => current.teardown(global) };
  },
};

export default domEnvironment;
