import { expect, test } from 'vitest';
import { lazyModulesOf } from '../../../src/platform/lazy-code/lazy-modules.ts';

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

const manifest = {
  'index.html': chunk('index.js', ['_frame.js']),
  '_frame.js': chunk('frame.js', [], ['src/home.tsx', 'src/menu.tsx']),
  'src/home.tsx': chunk('home.js'),
  'src/menu.tsx': chunk('menu.js', ['_frame.js'], ['src/share.tsx']),
  'src/share.tsx': chunk('share.js'),
  'src/form.tsx': chunk('form.js', ['_frame.js', '_inputs.js']),
  '_inputs.js': chunk('inputs.js', ['src/form.tsx'], ['src/week.tsx', 'src/text.ts']),
  'src/week.tsx': chunk('week.js', [], ['src/form.tsx']),
  'src/text.ts': chunk('text.js'),
};

const lazyModules = (modules: readonly string[], isSkipped = (_: string) => false) =>
  lazyModulesOf(manifest, modules, { frameModules: ['index.html'], isSkipped });

test('finds the modules that the given modules load on demand, at any depth', () => {
  expect(lazyModules(['src/form.tsx', 'src/menu.tsx'])).toEqual([
    'src/form.tsx',
    'src/menu.tsx',
    'src/week.tsx',
    'src/text.ts',
    'src/share.tsx',
  ]);
});

test('excludes modules that the frame loads on demand', () => {
  expect(lazyModules(['src/form.tsx'])).not.toContain('src/home.tsx');
});

test('excludes modules that the page never needs', () => {
  expect(lazyModules(['src/form.tsx'], (module) => module.endsWith('text.ts'))).toEqual([
    'src/form.tsx',
    'src/week.tsx',
  ]);
});

test('returns only the module itself if the manifest does not have it', () => {
  expect(lazyModules(['src/gone.tsx'])).toEqual(['src/gone.tsx']);
});
