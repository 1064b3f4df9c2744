import { expect, test } from 'vitest';
import { unloadedFiles } from '../../config/preload-lists-plugin.ts';

const chunks = {
  'entry.js': { file: 'entry.js', imports: ['runtime.js'] },
  'runtime.js': { file: 'runtime.js', imports: [] },
  'app.js': { file: 'app.js', imports: ['runtime.js', 'react.js'] },
  'react.js': { file: 'react.js', imports: [] },
  'page.js': { file: 'page.js', imports: ['app.js', 'prices.js'] },
  'prices.js': { file: 'prices.js', imports: ['react.js'] },
  'panel.js': { file: 'panel.js', imports: ['react.js', 'prices.js', 'icons.js'] },
  'icons.js': { file: 'icons.js', imports: [] },
};
const startFiles = { entry: 'entry.js', app: 'app.js' };

test('lists the files of the app that the first script has not loaded', () => {
  expect(unloadedFiles(chunks, startFiles, 'entry.js', ['app.js', 'runtime.js', 'react.js'])).toEqual([
    'app.js',
    'react.js',
  ]);
});

test('leaves out files that the importing page has loaded', () => {
  const files = ['panel.js', 'react.js', 'prices.js', 'icons.js'];
  expect(unloadedFiles(chunks, startFiles, 'page.js', files)).toEqual(['panel.js', 'icons.js']);
});

test('leaves out files that the app has loaded before any page', () => {
  expect(unloadedFiles(chunks, startFiles, 'icons.js', ['panel.js', 'react.js'])).toEqual(['panel.js']);
});
