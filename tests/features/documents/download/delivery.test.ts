import { afterEach, expect, test, vi } from 'vitest';
import { deliver, deliveryFor } from '../../../../src/features/documents/download/delivery.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

test('ordinary browsers save files, whether or not they can share', () => {
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    `${android} Chrome/131.0.0.0 Mobile Safari/537.36`,
  ];
  for (const agent of agents) {
    expect(deliveryFor(agent, true), agent).toBe('save');
    expect(deliveryFor(agent, false), agent).toBe('save');
  }
});

test('browsers inside other apps share files if they can', () => {
  const agents = [
    `${iphone} Mobile/15E148 Instagram 357.0.0.28.111 (iPhone15,2; iOS 18_1; es_CL)`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0.0.32.107;FBBV/0]`,
    `${iphone} Mobile/15E148`,
    `${android.replace('Pixel 9', 'Pixel 9; wv')} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`,
    `${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 357.1.0.52.100 Android`,
    `${iphone} Mobile/15E148 Safari Line/14.19.1`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ];
  for (const agent of agents) {
    expect(deliveryFor(agent, true), agent).toBe('share');
    expect(deliveryFor(agent, false), agent).toBe('open-in-browser');
  }
});

const file = new File(['x'], 'formulario.docx');

/** Simulates Instagram's browser, whose share sheet calls `share`. */
function simulateInstagram(share: () => Promise<void>) {
  const userAgent = `${iphone} Mobile/15E148 Instagram 357.0.0.28.111`;
  vi.stubGlobal('navigator', { userAgent, canShare: () => true, share });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// download-button.test.tsx tests a share sheet that is missing or that the user closes, and a browser
// that refuses to share because the click is too old.
test('a browser inside another app shares the file through the share sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  simulateInstagram(share);
  expect(await deliver(file)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [file] });
});

test('a share sheet that stays open for a minute counts as closed', async () => {
  vi.useFakeTimers();
  simulateInstagram(() => new Promise(() => {}));
  const delivering = deliver(file);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await delivering).toBe('declined');
});

test('a failed share sheet suggests opening the page in Safari or Chrome', async () => {
  simulateInstagram(() => Promise.reject(new DOMException('Broken', 'DataError')));
  await expect(deliver(file)).rejects.toThrow(
    'Abra esta página en el navegador de su teléfono (Safari o Chrome) para descargar.',
  );
});
