import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

type Name = keyof typeof import('react-router-dom');

/** All that the site imports of the package: an import of another name stops the build. */
const used: readonly Name[] = [
  'BrowserRouter',
  'matchPath',
  'Navigate',
  'Route',
  'Routes',
  'useHref',
  'useLinkClickHandler',
  'useLocation',
  'useNavigate',
  'useParams',
];

/** Functions of React that only make something, under each name by which the package's files import React. */
const pure = ['React', 'React2', 'React3', 'React8', 'React10'].flatMap((react) =>
  ['createContext', 'forwardRef', 'memo'].map((name) => `${react}.${name}`),
);

/** The package exports only its development build, under every condition. */
const production = new URL('../node_modules/react-router/dist/production/', import.meta.url);

/** A module beside that build, which is nowhere but here. */
const entry = fileURLToPath(new URL('used.mjs', production));

/** @returns the module `entry` of this code in one piece, unminified and without React */
async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'router-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        // With the first option the minifier would leave out assignments inside of functions too.
        treeshake: { propertyWriteSideEffects: false, manualPureFunctions: pure },
        output: { minify: false },
      },
    },
  });
  const [bundled] = [result].flat();
  if (!bundled || !('output' in bundled)) throw new Error('react-router was not bundled');
  return bundled.output[0].code;
}

/**
 * The package names its components for React's tools (`Link.displayName = …`), which keeps them all in a bundle. Here
 * such statements do not count.
 * @returns the code of what is used
 */
export async function usedRouter(): Promise<string> {
  let code = await bundle(`export { ${used.join(', ')} } from './index.mjs';`);
  let before: string;
  // What only an unused component refers to is unused once that one is gone.
  do {
    before = code;
    code = await bundle(before);
  } while (code.length < before.length);
  return code;
}

/**
 * Gives pages the production build of react-router, and of it what the site uses: 4 kB less. It is bundled by itself,
 * since not every package could do without those statements. See docs/decisions/0010-first-load.md.
 */
export function router(): Plugin {
  return {
    name: 'router',
    enforce: 'pre',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    resolveId: { filter: { id: /^react-router-dom$/ }, handler: () => entry },
    load: { filter: { id: entry }, handler: usedRouter },
  };
}
