// @vitest-environment dom
import { Buffer } from 'node:buffer';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { letterheadCopy } from '../../../src/content/documents/letterhead-copy.ts';
import { labels } from '../../../src/content/frame-copy.ts';
import { LetterheadPicker } from '../../../src/features/school/letterhead-picker.tsx';
import { createLetterheadStore } from '../../../src/features/school/letterhead-store.ts';
import { letterheadKey } from '../../../src/features/school/stored-keys.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { toasts } from '../../../src/ui/notices/toast.ts';
import { crest } from './crest.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Replaces the canvas, which can't draw in this environment. Every drawing becomes `crest`. */
function stubDrawing(): void {
  const { width, height, type, data } = crest;
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const context: object = { drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:${type};base64,${data}`);
}

/** Makes localStorage refuse the letterhead, as if it were full. */
function fillStorage(): void {
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => {
      if (key === letterheadKey) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
    removeItem: (key: string) => storage.removeItem(key),
  });
}

// e2e/documents/letterhead.spec.ts covers images that are kept, refused or removed.
test('an alert warns that the chosen image could not be stored', async () => {
  stubDrawing();
  fillStorage();
  const store = createLetterheadStore();
  const { container } = render(
    <LabelsProvider value={labels}>
      <LetterheadPicker store={store} onRemoved={() => {}} />
    </LabelsProvider>,
  );
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('The picker has no file input');
  const file = new File([Buffer.from(crest.data, 'base64')], 'membrete.png');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  await waitFor(() => expect(store.get().image).toEqual(crest));
  expect(screen.getByRole('alert').textContent).toBe(letterheadCopy.storageBlocked);
  expect(toasts.get()).toEqual([]);
});
