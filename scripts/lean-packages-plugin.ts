// Two packages add code to every page that this site never runs and that the bundler cannot prove unused.
// The replaced code is matched exactly: after an update that moved it, the build stops instead of growing.
// The gains are in docs/decisions/0010-first-load.md.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** @returns the code without what is not needed, or null when there is nothing of it here */
type Lean = (code: string) => string | null;

/** A component's name for React's tools counts as a side effect, which keeps the component. */
const leanRouter: Lean = (code) =>
  code.includes('\nLink.displayName = "Link";\n')
    ? code
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    : null;

const legacy = /if \(isReact19\) \{\s*(return [^;]+;)\s*\}\s*return [^;]+;/g;

/** With React 19, Helmet is a few elements; the rest is its own writer of tags for the React before. */
const leanHelmet: Lean = (code) =>
  legacy.test(code) ? code.replaceAll(legacy, '$1').replaceAll('if (isReact19)', 'if (true)') : null;

const packages: readonly (readonly [name: string, file: RegExp, lean: Lean])[] = [
  ['react-router', /node_modules\/react-router\/dist\//, leanRouter],
  ['react-helmet-async', /node_modules\/react-helmet-async\/lib\//, leanHelmet],
];

export function leanPackages(): Plugin {
  const done = new Set<string>();
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    // The package exports only its development build, under every condition.
    config: ({ root = '.' }) => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
          },
          {
            find: /^react-router\/dom$/,
            replacement: resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
          },
        ],
      },
    }),
    buildStart() {
      done.clear();
    },
    transform(code, id) {
      const [name, , lean] = packages.find(([, file]) => file.test(id)) ?? [];
      const leaner = name && lean?.(code);
      if (!leaner) return null;
      done.add(name);
      return { code: leaner, map: null };
    },
    buildEnd(error) {
      const changed = packages.map(([name]) => name).filter((name) => !done.has(name));
      if (!error && changed.length > 0)
        throw new Error(`${changed} reads otherwise by now: see scripts/lean-packages-plugin.ts`);
    },
  };
}
