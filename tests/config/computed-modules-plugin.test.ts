import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import {
  computedModules,
  literalModule,
  writeComputedModules,
} from '../../config/computed-modules-plugin.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { recordsByFolder } from '../../src/features/documents/templates/templates.ts';

const root = join(import.meta.dirname, '..', '..');
const records = Object.values(recordsByFolder);

const evaluate = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

/** Builds a site whose only page code is this file, and returns the built code. */
async function buildCode(file: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [writeComputedModules()],
    build: { write: false, rolldownOptions: { input: join(root, file), preserveEntrySignatures: 'strict' } },
  });
  const outputs = [built].flat() as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('\n');
}

test.each(computedModules)(
  '%s exports the same values when the build writes them as literals',
  async (file) => {
    const exports: Record<string, unknown> = await import(join(root, file));
    expect({ ...(await evaluate(literalModule(exports))) }).toEqual({ ...exports });
  },
);

test('refuses values that a literal cannot represent', () => {
  expect(() => literalModule({ list: [{ say: () => '' }] })).toThrow(
    'list has a function at «say»: a build can write only data',
  );
});

test('the built catalogue has the products’ names, but no data of their documents', async () => {
  const code = await buildCode('src/features/catalogue/products.ts');
  for (const { name } of products) expect(code).toContain(name);
  for (const { description, fileName, digest } of records)
    for (const text of [description, fileName, digest]) expect(code).not.toContain(text);
});

test('fails a build whose pages import the template records', async () => {
  await expect(buildCode('src/features/documents/templates/templates.ts')).rejects.toThrow(
    'A page imports templates.ts',
  );
});
