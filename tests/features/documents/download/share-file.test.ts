import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareFile } from '../../../../src/features/documents/download/share-file.ts';

const file = new File(['x'], 'contrato.docx');

afterEach(() => vi.unstubAllGlobals());

const stubShare = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share });
const rejectShare = (name: string) => stubShare(() => Promise.reject(new DOMException('No', name)));

test('asks the browser whether it can share that file', () => {
  const askBrowser = vi.fn(() => false);
  vi.stubGlobal('navigator', { canShare: askBrowser });
  expect(canShare(file)).toBe(false);
  expect(askBrowser).toHaveBeenCalledExactlyOnceWith({ files: [file] });
});

test('a browser without a share sheet can’t share', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare(file)).toBe(false);
});

test('distinguishes a used share sheet from a closed one', async () => {
  stubShare(() => Promise.resolve());
  expect(await shareFile(file)).toBe('shared');
  rejectShare('AbortError');
  expect(await shareFile(file)).toBe('declined');
});

test('distinguishes a browser that forbids Word files from a broken share sheet', async () => {
  rejectShare('NotAllowedError');
  expect(await shareFile(file)).toBe('forbidden');
  rejectShare('DataError');
  expect(await shareFile(file)).toBe('failed');
});
