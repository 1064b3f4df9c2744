import { expect, test } from 'vitest';
import { schedulingFrameUrl } from '../../../src/features/booking/frame-url.ts';

function parameters(url: string): Record<string, string> {
  return Object.fromEntries(new URL(schedulingFrameUrl(url)).searchParams);
}

test('the calendar’s address has the colours of the site', () => {
  expect(parameters('https://calendario.example/firma/30min')).toMatchObject({
    background_color: 'FFFDFA',
    text_color: '14233B',
    primary_color: 'A8481F',
  });
});

test('its address says that it is framed; without that it posts no messages', () => {
  expect(parameters('https://calendario.example/')).toMatchObject({
    embed_type: 'Inline',
    embed_domain: '1',
  });
});

test('what was configured stays, but for its colours', () => {
  const url = 'https://calendario.example/firma?month=2026-03&name=Ana%20P%C3%A9rez&text_color=000000#paso';
  expect(parameters(url)).toMatchObject({ month: '2026-03', name: 'Ana Pérez', text_color: '14233B' });
  expect(schedulingFrameUrl(url)).toMatch(/^https:\/\/calendario\.example\/firma\?.+#paso$/);
});

test('applying it twice changes nothing', () => {
  const once = schedulingFrameUrl('https://calendario.example/firma');
  expect(schedulingFrameUrl(once)).toBe(once);
});
