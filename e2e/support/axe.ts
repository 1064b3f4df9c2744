import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type engine from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { root } from '../../scripts/lib/run.ts';

declare global {
  var axe: typeof engine;
}

// Minified, because the package's `source` is more than twice as large, and parsing it takes as long as the check.
const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const tagNames = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns a readable list of axe's violations of WCAG 2.2 AA and its best practices. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  }
  return page.evaluate(async (names) => {
    const finiteAnimations = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
      });
    let hasChanged = false;
    const changes = new MutationObserver(() => {
      hasChanged = true;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    for (;;) {
      // Wait, because elements don't have their final contrast while they fade in.
      await Promise.allSettled(finiteAnimations().map((animation) => animation.finished));
      hasChanged = false;
      const { violations } = await globalThis.axe.run(document, {
        runOnly: { type: 'tag', values: names },
        resultTypes: ['violations'],
      });
      // Check again, because a notice that faded in or out during the check had too little contrast for a moment.
      if (violations.length > 0 && (hasChanged || finiteAnimations().length > 0)) continue;
      changes.disconnect();
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
        ),
      );
    }
  }, tagNames);
}

export async function expectNoAxeViolations(page: Page, label: string): Promise<void> {
  expect(await axeViolations(page), `axe on ${label}`).toEqual([]);
}
