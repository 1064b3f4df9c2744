// A wrong value in .env stops the build with its name. A missing one is a warning: the site then shows its own error
// messages where the service would be.
import type { Plugin } from 'vite';
import { missingValues, parseEnv } from '../src/platform/env.ts';

export function checkEnvironment(): Plugin {
  return {
    name: 'check-environment',
    apply: 'build',
    configResolved(config) {
      parseEnv(config.env, 'https://own-origin.example');
      const missing = missingValues(config.env);
      if (missing.length > 0) config.logger.warn(`Not set in .env:\n  ${missing.join('\n  ')}`);
    },
  };
}
