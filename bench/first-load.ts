import type { Page } from 'playwright';
import type { Loaded } from '../scripts/lib/brotli-size.ts';

/**
 * @param page with an empty cache
 * @returns everything the page asked for until it was quiet
 * @throws {Error} when something it asked for is not there
 */
export async function firstLoad(page: Page, url: string): Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = [];
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    const type = response.headers()['content-type'] ?? '';
    const isPage = response.request().resourceType() === 'document';
    // A server of single pages answers index.html for a file that is not there.
    if (!response.ok() || (type.startsWith('text/html') && !isPage)) missing.push(response.url());
    answers.push(response.body().then((body) => ({ type, body })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (missing.length > 0) throw new Error(`Not there, so not weighed: ${missing.join(', ')}`);
  return Promise.all(answers);
}
