import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareFile } from '../../../../src/features/documents/download/share-file.ts';

const file = new File(['x'], 'contrato.docx');

afterEach(() => vi.unstubAllGlobals());

const sharing = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share });
const refusing = (name: string) => sharing(() => Promise.reject(new DOMException('No', name)));

test('asks the browser whether it can share that file', () => {
  const ask = vi.fn(() => false);
  vi.stubGlobal('navigator', { canShare: ask });
  expect(canShare(file)).toBe(false);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ files: [file] });
});

test('a browser without a share sheet can’t share', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare(file)).toBe(false);
});

test('distinguishes a used share sheet from a closed one', async () => {
  sharing(() => Promise.resolve());
  expect(await shareFile(file)).toBe('shared');
  refusing('AbortError');
  expect(await shareFile(file)).toBe('declined');
});

test('distinguishes a browser that forbids Word files from a broken share sheet', async () => {
  refusing('NotAllowedError');
  expect(await shareFile(file)).toBe('forbidden');
  refusing('DataError');
  expect(await shareFile(file)).toBe('failed');
});
