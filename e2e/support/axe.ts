import engine from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  var axe: typeof engine;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for animations: a dialog that is fading in does not have its final contrast yet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === 'number' && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** What axe finds against WCAG 2.2 AA or its best practices, as a readable list. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await settle(page);
  for (const frame of page.frames()) await frame.evaluate(engine.source);
  return page.evaluate(async (values) => {
    const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
    );
  }, tags);
}

/** @param label what is being looked at, for the message */
export async function expectNoAxeViolations(page: Page, label: string): Promise<void> {
  expect(await axeViolations(page), `axe on ${label}`).toEqual([]);
}
