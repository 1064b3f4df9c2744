// What a person does in a browser, whichever protocol drives it.
import { expect } from 'playwright/test';
import { type Actions, click, type Engine, type } from './engine.ts';

/** By its visible text or its label, in whole; `starts` is enough where the text goes on. */
export type Target = {
  readonly role: 'button' | 'link' | 'field' | 'heading' | 'tab';
  readonly name: string;
  readonly starts?: boolean;
  /** CSS, where the name occurs in several places. */
  readonly within?: string;
};

/** Runs in the page: where the target can be pressed, once it is in view and nothing lies over it. */
function locate({ role, name, starts, within = 'body' }: Target) {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
    tab: '[role=tab]',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named = clean(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    return [element.getAttribute('aria-label'), named, ...labels.map((label) => label.textContent)].map(
      clean,
    );
  };
  const matches = (element: Element) => {
    const names = [...labelsOf(element), ...(role === 'field' ? [] : [clean(element.textContent)])];
    return names.some((one) => one !== '' && (starts ? one.startsWith(name) : one === name));
  };
  const scope = document.querySelector(within);
  const found = [...(scope?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].find(
    (element) => matches(element) && element.getClientRects().length > 0,
  );
  if (!found || ('disabled' in found && found.disabled === true)) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(at.x, at.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? at : null;
}

const seconds = 1_000;

export type Person = {
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly sees: (target: Target) => Promise<void>;
  /** Selects the field's text and types over it, key by key. */
  readonly typeInto: (label: string, text: string) => Promise<void>;
  /** @param read runs in the page: no name from outside */
  readonly reads: <T>(read: (argument: string) => T, argument?: string) => Promise<Awaited<T>>;
  readonly act: (actions: Actions) => Promise<void>;
};

/** @param site without final slash */
export function person(engine: Engine, site: string): Person {
  async function reads<T>(read: (argument: never) => T, argument: unknown = ''): Promise<Awaited<T>> {
    return (await engine.run(read.toString(), argument)) as Awaited<T>;
  }

  async function find(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let at: { readonly x: number; readonly y: number } | null = null;
    await expect(async () => {
      const first = await reads(locate, target);
      at = await reads(locate, target);
      // Twice at the same place: it does not move.
      expect(at, `${target.role} «${target.name}»`).not.toBeNull();
      expect(at).toEqual(first);
    }).toPass({ timeout: 60 * seconds, intervals: [50, 100, 250] });
    if (!at) throw new Error(`No ${target.role} «${target.name}»`);
    return at;
  }

  const press = async (target: Target) => engine.act(click(await find(target)));
  return {
    open: (path) => engine.open(site + path),
    back: engine.back,
    press,
    sees: async (target) => {
      await find(target);
    },
    typeInto: async (label, text) => {
      await press({ role: 'field', name: label });
      await reads(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
        else throw new Error('No field has the focus');
      });
      await engine.act(type(text, 20));
    },
    reads,
    act: engine.act,
  };
}
