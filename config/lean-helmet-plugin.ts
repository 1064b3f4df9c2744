import type { Plugin } from 'vite';

/** Checks in the code of react-helmet-async, each with its result on React 19. */
const checks = [
  ['var isReact19 = major >= 19;', ''],
  ['if (isReact19)', 'if (true)'],
  ['helmetData && !(helmetData instanceof HelmetData)', 'false'],
] as const;

/** Removes the half of react-helmet-async that supports React 18 and older, so that pages don't load it. */
export function leanHelmet(): Plugin {
  return {
    name: 'lean-helmet',
    apply: 'build',
    transform: {
      filter: { id: /react-helmet-async\/lib\/index\.esm\.js$/ },
      handler(code) {
        for (const [check] of checks) {
          if (!code.includes(check)) this.error(`react-helmet-async no longer contains: ${check}`);
        }
        const leanCode = checks.reduce((text, [check, result]) => text.replaceAll(check, result), code);
        return { code: leanCode, map: null };
      },
    },
  };
}
