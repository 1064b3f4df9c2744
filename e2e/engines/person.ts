// Simulates a person's steps in a browser, through the `Engine` that drives this browser.
import { expect } from 'playwright/test';
import type { Engine } from './engine.ts';

/** Control whose visible text or label is `name`. If `isPrefix` is true, the text only has to start with `name`. */
export type Target = {
  readonly role: 'button' | 'link' | 'field' | 'heading';
  readonly name: string;
  readonly isPrefix?: boolean;
  /** CSS selector of an ancestor, if the name occurs in several places. */
  readonly within?: string;
};

/**
 * Runs in the page. Scrolls to the target and returns the point to click, or null if the target is missing, disabled or
 * covered.
 */
function locate({ role, name, isPrefix, within = 'body' }: Target) {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
  };
  const namesOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    return [
      element.getAttribute('aria-label'),
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      ...labels.map((label) => label.textContent),
      role === 'field' ? '' : element.textContent,
    ].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  };
  const matches = (element: Element) =>
    namesOf(element).some((text) => text !== '' && (isPrefix ? text.startsWith(name) : text === name));
  const candidates = document.querySelector(within)?.querySelectorAll<HTMLElement>(selectors[role]) ?? [];
  const control = [...candidates].find((element) => matches(element) && element.getClientRects().length > 0);
  if (!control || ('disabled' in control && control.disabled === true)) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const topElement = document.elementFromPoint(point.x, point.y);
  return topElement && (control.contains(topElement) || topElement.contains(control)) ? point : null;
}

export type Person = {
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly sees: (target: Target) => Promise<void>;
  /** Selects the field's text and types over it key by key. */
  readonly typeInto: (label: string, text: string) => Promise<void>;
  /**
   * Evaluates a function in the page.
   * @param callback must not use variables of its scope, because it runs in the page
   */
  readonly evaluate: <T>(callback: (argument: string) => T, argument?: string) => Promise<Awaited<T>>;
};

/**
 * Returns a person's steps.
 * @param siteUrl address without a trailing slash
 */
export function createPerson(engine: Engine, siteUrl: string): Person {
  async function runInPage<Argument, T>(
    callback: (argument: Argument) => T,
    argument: Argument,
  ): Promise<Awaited<T>> {
    return (await engine.run(`(${callback})(${JSON.stringify(argument)})`)) as Awaited<T>;
  }

  async function findPoint(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let point: { readonly x: number; readonly y: number } | null = null;
    await expect(async () => {
      const firstPoint = await runInPage(locate, target);
      point = await runInPage(locate, target);
      // If two positions are equal, the element is no longer moving.
      expect(point, `${target.role} «${target.name}»`).not.toBeNull();
      expect(point).toEqual(firstPoint);
    }).toPass({ timeout: 60_000, intervals: [50, 100, 250] });
    if (!point) throw new Error(`No ${target.role} «${target.name}»`);
    return point;
  }

  const press = async (target: Target) => engine.click(await findPoint(target));
  return {
    open: (path) => engine.open(siteUrl + path),
    back: engine.back,
    press,
    sees: async (target) => {
      await findPoint(target);
    },
    typeInto: async (label, text) => {
      await expect(async () => {
        await press({ role: 'field', name: label });
        await runInPage(() => {
          const field = document.activeElement;
          if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
          else throw new Error('No field has the focus');
        }, null);
      }).toPass({ timeout: 60_000 });
      await engine.type(text);
    },
    evaluate: (callback, argument = '') => runInPage(callback, argument),
  };
}
