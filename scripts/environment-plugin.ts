// The configuration is read here, for the page, its prerendering and the development server alike: `__ENV__`,
// `__PAYMENT__` and `__FIRM__` are the result. A wrong value in .env stops the build with its name. A missing one is a warning: the site then shows its own
// error messages where the service would be.
import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { parseFirm } from '../src/features/firm/parse-firm.ts';
import { missingValues, parseEnv } from '../src/platform/parse-env.ts';

/** Belongs after the sandbox, which fills in what is missing. */
export function environment(): Plugin {
  return {
    name: 'environment',
    apply: (_, { isPreview }) => !isPreview,
    config({ root = '.', envDir }, { mode }) {
      const folder = envDir !== false && resolve(root, envDir ?? '.');
      const values = loadEnv(mode, folder, 'VITE_');
      const { payment, ...page } = parseEnv(values);
      return {
        define: {
          __ENV__: JSON.stringify(page),
          __PAYMENT__: JSON.stringify(payment),
          __FIRM__: JSON.stringify(parseFirm(values)),
        },
      };
    },
    configResolved({ command, env, logger }) {
      const missing = command === 'build' ? missingValues(env) : [];
      if (missing.length > 0) logger.warn(`Not set in .env:\n  ${missing.join('\n  ')}`);
    },
  };
}
