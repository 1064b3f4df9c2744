// Defines `__ENV__`, the configuration for the page, its prerendering and the development server. A wrong value in .env
// stops the build, and the error names it. A missing value only causes a warning, because the site then shows an error
// message in place of the service.
import { resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { anonKeyWarning, configurationPrefixes, missingValues, parseEnv } from './env-schema.ts';
import { type Environment, withStandIns } from './stand-ins.ts';

/**
 * Returns a mode's configuration. Vite's own `config.env` doesn't include the stand-ins. `envDir` is the folder of
 * .env, or false to ignore .env.
 */
export function readEnvironment({ mode, envDir }: Pick<ResolvedConfig, 'mode' | 'envDir'>): Environment {
  return withStandIns(mode, () => loadEnv(mode, envDir, configurationPrefixes));
}

export function environment(): Plugin {
  return {
    name: 'environment',
    apply: (_, { isPreview }) => !isPreview,
    config({ root = '.', envDir }, { mode }) {
      const folder = envDir !== false && resolve(root, envDir ?? '.');
      const { page, firm, payment, headers } = parseEnv(readEnvironment({ mode, envDir: folder }).values);
      return {
        define: {
          '__ENV__.page': JSON.stringify(page),
          '__ENV__.firm': JSON.stringify(firm),
          '__ENV__.payment': JSON.stringify(payment),
          '__ENV__.reportsViolations': JSON.stringify(headers.reportUrl !== null),
        },
      };
    },
    configResolved(config) {
      if (config.command !== 'build') return;
      const { values } = readEnvironment(config);
      const unsetValues = missingValues(values);
      if (unsetValues.length > 0) config.logger.warn(`Not set in .env:\n  ${unsetValues.join('\n  ')}`);
      if (parseEnv(values).payment?.acceptsTestPayments) {
        config.logger.warn(
          'VITE_PAYMENTS_TEST is on: buyers get documents for test payments. Remove it before you sell.',
        );
      }
      const warning = anonKeyWarning(values);
      if (warning) config.logger.warn(warning);
    },
  };
}
