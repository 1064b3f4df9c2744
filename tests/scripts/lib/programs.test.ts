import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from '../../../scripts/lib/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, mode: number) {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

test('a program is found in the folders of the path', () => {
  const file = write('pintor', 0o755);
  expect(findProgram(['pintor'], ['/nowhere', folder].join(delimiter))).toBe(file);
});

test('the first name that exists is used', () => {
  write('segundo', 0o755);
  const first = write('primero', 0o755);
  expect(findProgram(['ausente', 'primero', 'segundo'], folder)).toBe(first);
});

test('an absolute path is used as it is', () => {
  const file = write('directo', 0o755);
  expect(findProgram([file], '')).toBe(file);
});

test('neither a folder nor a file that cannot be run is a program', () => {
  mkdirSync(join(folder, 'carpeta'));
  write('texto', 0o644);
  expect(findProgram(['carpeta', 'texto'], folder)).toBeUndefined();
});
