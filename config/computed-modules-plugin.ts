import { type Plugin, runnerImport } from 'vite';

/** Modules whose exports are data computed from the product records and the templates. */
export const computedModules = [
  'src/features/catalogue/details.ts',
  'src/features/catalogue/newest-text.ts',
  'src/features/catalogue/prices.ts',
  'src/features/catalogue/product-list.ts',
  'src/features/documents/templates/document-facts.ts',
  'src/features/documents/templates/sharing.ts',
] as const;

const templatesFile = '/src/features/documents/templates/templates.ts';

/**
 * Returns a value as source code.
 * @throws {Error} if the value isn't plain data, because source code can't represent it
 */
function literalOf(name: string, value: unknown): string {
  if (value instanceof Map) return `new Map(${literalOf(name, [...value])})`;
  return JSON.stringify(value, (key, part: unknown) => {
    const isData = part === null || ['string', 'number', 'boolean', 'object'].includes(typeof part);
    if (!isData) throw new Error(`${name} has a ${typeof part} at «${key}»: a build can write only data`);
    return part;
  });
}

export function literalModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${literalOf(name, value)};\n`)
    .join('');
}

/**
 * Evaluates `computedModules` during the build and inlines their values. A page then loads only the few facts that it
 * shows, instead of all product records and templates.
 */
export function writeComputedModules(): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    load: {
      filter: { id: /\/src\/features\/(?:catalogue|documents\/templates)\/[^/]+\.ts$/ },
      async handler(id) {
        if (id.endsWith(templatesFile))
          this.error(
            'A page imports templates.ts and would load every product record. See computed-modules-plugin.ts.',
          );
        if (!computedModules.some((file) => id.endsWith(`/${file}`))) return null;
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          envDir: false,
          logLevel: 'error',
        });
        return literalModule(module);
      },
    },
  };
}
