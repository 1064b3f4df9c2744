// Simulates random visits in up to three tabs, while the storage is full or cleared, or refuses every access. A failure
// prints the seed and the steps. `npm test -- --only model` runs the simulation for a minute.
import process from 'node:process';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { attemptFor } from '../../src/features/checkout/order.ts';
import { createDraftStore } from '../../src/features/documents/form/drafts/draft-store.ts';
import { draftPrefix } from '../../src/features/documents/form/drafts/stored-drafts.ts';
import { purchasesKey } from '../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { StoredPurchases } from '../../src/features/purchases/stored-purchases.ts';
import { markKey } from '../../src/platform/storage/entered-storage.ts';
import { cartWithBothTemplates } from '../features/purchases/shop-fixture.ts';
import { createFakeBrowser, type StorageFault, type Tab } from '../platform/fake-browser.ts';
import { twoProducts } from '../shop.ts';

const modelSeconds = Number(process.env.MODEL_SECONDS ?? 2);

const draftIds = ['a'.repeat(32), 'b'.repeat(32)];
const fields = ['dea_serie', 'dea_marca'];
const slots = [0, 1, 2];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function openPage(tab: Tab) {
  return {
    tab,
    drafts: createDraftStore(tab.enteredStorage),
    cart: createCartStore(tab.storage),
    purchases: createPurchasesStore(tab.storage),
    /** Answers that were typed on this page, but that localStorage doesn't have yet, keyed by draft and field. */
    pending: new Map<string, PendingAnswer>(),
    references: new Set<string>(),
    /** References that only the tab's sessionStorage has, because localStorage was full. */
    tabReferences: new Set<string>(),
  };
}

type Page = ReturnType<typeof openPage>;

const Draft = v.pipe(v.string(), v.parseJson(), v.object({ values: v.record(v.string(), v.string()) }));
const Purchases = v.pipe(v.string(), v.parseJson(), StoredPurchases);

type PendingAnswer = {
  readonly value: string;
  /**
   * True if the answer may be lost: another tab has since stored an answer to the same field, or the page was reloaded
   * while the browser refused storage.
   */
  readonly isOptional: boolean;
};

const answerKey = (id: string, field: string) => `${id} ${field}`;

/** Simulates a device, and records which answers and payments its pages have shown as saved. */
function createDevice() {
  // Record each write at once, because another tab may overwrite it within the same step.
  const browser = createFakeBrowser(() => markStored());
  const pages: (Page | null)[] = slots.map(() => null);
  const openPages = () => pages.filter((page) => page !== null);
  /** Answers that localStorage must have, keyed by draft and field. */
  const savedAnswers = new Map<string, string>();
  /** References that localStorage must have. */
  const savedReferences = new Set<string>();
  /** Answers that no page may store again, because the person cleared the site's data. */
  const clearedAnswers = new Set<string>();
  /** Answers in localStorage after the last write. */
  let lastStoredAnswers: ReadonlyMap<string, string> = new Map();
  let fault: StorageFault = 'none';
  let lastSerial = 0;
  let wasCleared = false;
  let wasRefused = false;

  function storedAnswers(): ReadonlyMap<string, string> {
    const drafts = Object.entries(browser.storedItems()).filter(([key]) => key.startsWith(draftPrefix));
    return new Map(
      drafts.flatMap(([key, text]) =>
        Object.entries(v.parse(Draft, text).values).map(
          ([field, value]) => [answerKey(key.slice(draftPrefix.length), field), value] as const,
        ),
      ),
    );
  }

  const storedReferences = () =>
    v
      .parse(Purchases, browser.storedItems()[purchasesKey] ?? '{}')
      .attempts.map(({ reference }) => reference);

  const answersShownBy = ({ drafts }: Page) =>
    drafts
      .get()
      .list.flatMap(({ id, values }) =>
        Object.entries(values).map(([field, value = '']) => [answerKey(id, field), value] as const),
      );

  /**
   * Moves pending answers that localStorage now has to `savedAnswers`. A pending answer becomes optional if another tab
   * has stored its own answer to the same field.
   */
  function markStored(): void {
    const previouslyStored = lastStoredAnswers;
    lastStoredAnswers = storedAnswers();
    for (const { pending } of openPages())
      for (const [key, { value }] of pending) {
        const storedValue = lastStoredAnswers.get(key);
        if (storedValue === value) {
          savedAnswers.set(key, value);
          pending.delete(key);
        } else if (storedValue !== undefined && storedValue !== previouslyStored.get(key))
          pending.set(key, { value, isOptional: true });
      }
  }

  const isRequired = ([, { isOptional }]: readonly [string, PendingAnswer]) => !isOptional;

  return {
    hasPage: (slot: number) => Boolean(pages[slot]),
    // A page can't distinguish refused storage from cleared data, so a run has only one of the two.
    canRefuseStorage: () => !wasCleared,
    canClearData: () => !wasRefused,
    withPage(slot: number, act: (page: Page) => void): void {
      const page = pages[slot];
      if (page) act(page);
    },
    open(slot: number): void {
      const page = openPage(browser.openTab());
      pages[slot] = page;
      for (const { reference } of page.purchases.get().attempts) page.references.add(reference);
      if (fault !== 'none') return;
      // A new visit must show the answers that earlier visits showed as saved.
      const shownAnswers = new Map(answersShownBy(page));
      for (const [key, value] of savedAnswers) expect(shownAnswers.get(key)).toBe(value);
      expect([...page.references]).toEqual(expect.arrayContaining([...savedReferences]));
    },
    type(slot: number, id: string, field: string): void {
      this.withPage(slot, ({ drafts, pending }) => {
        lastSerial += 1;
        const value = `${answerKey(id, field)} ${lastSerial}`;
        // Record the answer first, because the store writes the first answer of a draft at once.
        pending.set(answerKey(id, field), { value, isOptional: false });
        drafts.setAnswer({ id, productId: 'prod_dea_01' }, field, value);
      });
    },
    /** Runs an action that writes the pending answers, and checks the result if the page reports no problem. */
    writePending(slot: number, act: (page: Page) => void): void {
      this.withPage(slot, (page) => {
        act(page);
        const { drafts, tab, pending } = page;
        if (fault !== 'none' || tab.enteredStorage.clearedStore.get()) return;
        // After the data were cleared twice, a notice may say that another tab erased drafts.
        if (wasCleared && drafts.get().erasedElsewhere.length > 0) return;
        // Another tab may have stored the same answers. This tab doesn't write those again.
        markStored();
        const unsavedAnswers = [...pending].filter(isRequired);
        expect([drafts.get().isStoredInTabOnly, drafts.get().erasedElsewhere, unsavedAnswers]).toEqual([
          false,
          [],
          [],
        ]);
      });
    },
    /** Waits as long as a store waits after the last key press before it writes. */
    wait(): void {
      vi.advanceTimersByTime(300);
    },
    kill(slot: number): void {
      this.withPage(slot, ({ tab }) => tab.close('kill'));
      pages[slot] = null;
    },
    reload(slot: number): void {
      this.withPage(slot, ({ tab, drafts, tabReferences, pending }) => {
        tab.hide();
        // True if a notice says that only this page has the answers.
        const hasNotice = tab.enteredStorage.isCleared() || drafts.get().erasedElsewhere.length > 0;
        const page = openPage(browser.openTab(tab.close('reload')));
        pages[slot] = page;
        const knownReferences = page.purchases.get().attempts.map(({ reference }) => reference);
        for (const reference of knownReferences) page.references.add(reference);
        for (const reference of tabReferences) page.tabReferences.add(reference);
        // The tab's sessionStorage has the answers for which localStorage had no room.
        const answersAfterReload = new Map(answersShownBy(page));
        for (const [key, { value, isOptional }] of pending) {
          if (fault !== 'refused' && !hasNotice && !isOptional)
            expect(answersAfterReload.get(key)).toBe(value);
          if (fault === 'refused') page.pending.set(key, { value, isOptional: true });
          else if (answersAfterReload.get(key) === value) page.pending.set(key, { value, isOptional });
        }
        if (fault === 'refused') return;
        expect(knownReferences).toEqual(expect.arrayContaining([...savedReferences, ...tabReferences]));
      });
    },
    beginPayment(slot: number): void {
      this.withPage(slot, ({ purchases, references, tabReferences }) => {
        lastSerial += 1;
        const reference = `ref-${lastSerial}`;
        purchases.addAttempt(
          attemptFor(cartWithBothTemplates, reference, `pref-${lastSerial}`, new Date().toISOString()),
        );
        references.add(reference);
        if (fault === 'refused') return;
        const writtenReferences = fault === 'none' ? savedReferences : tabReferences;
        if (fault === 'none') tabReferences.clear();
        for (const startedReference of references) writtenReferences.add(startedReference);
      });
    },
    addToCart(slot: number, productIndex: number): void {
      this.withPage(slot, ({ cart }) => {
        const product = twoProducts[productIndex];
        if (product) cart.add(product);
        if (fault !== 'none') return;
        expect(createCartStore(browser.openTab().storage).get().items).toEqual(cart.get().items);
      });
    },
    setFault(next: StorageFault): void {
      fault = next;
      wasRefused ||= next === 'refused';
      browser.setFault(next);
    },
    clearSiteData(): void {
      // The app notices that data were cleared, because its mark is missing from localStorage. It can't notice that if
      // the storage was too full for the mark.
      const isMarked = markKey in browser.storedItems();
      if (isMarked) for (const value of storedAnswers().values()) clearedAnswers.add(value);
      else clearedAnswers.clear();
      browser.clearSiteData();
      wasCleared = true;
      lastStoredAnswers = new Map();
      savedAnswers.clear();
      savedReferences.clear();
    },
    storeAgain(slot: number): void {
      this.withPage(slot, (page) => {
        // If a browser starts refusing storage during a visit, the data may look cleared.
        if (fault === 'refused' || !page.tab.enteredStorage.isCleared()) return;
        page.tab.enteredStorage.storeAgain();
        clearedAnswers.clear();
        const answersInStorage = storedAnswers();
        for (const [key, value] of answersShownBy(page)) {
          if (fault === 'none') {
            expect(answersInStorage.get(key)).toBe(value);
            savedAnswers.set(key, value);
          } else page.pending.set(key, { value, isOptional: false });
        }
      });
    },
    discard(slot: number): void {
      this.withPage(slot, (page) => {
        if (!page.tab.enteredStorage.isCleared()) return;
        page.tab.enteredStorage.discardTyped();
        page.pending.clear();
      });
    },
    check(): void {
      const currentAnswers = storedAnswers();
      for (const [key, value] of savedAnswers) expect(currentAnswers.get(key)).toBe(value);
      // No draft has an answer of another draft.
      for (const [key, value] of [...currentAnswers, ...openPages().flatMap(answersShownBy)])
        expect(value.startsWith(`${key} `), `${value} at ${key}`).toBe(true);
      for (const value of currentAnswers.values()) expect(clearedAnswers).not.toContain(value);
      expect(storedReferences()).toEqual(expect.arrayContaining([...savedReferences]));
      for (const { purchases, references } of openPages())
        expect(purchases.get().attempts.map(({ reference }) => reference)).toEqual(
          expect.arrayContaining([...references]),
        );
    },
  };
}

type Device = ReturnType<typeof createDevice>;

type Step = fc.Command<object, Device>;

function step(name: string, act: (device: Device) => void, isPossible = (_: Device) => true): Step {
  return {
    check: () => true,
    run: (_, device) => {
      if (!isPossible(device)) return;
      act(device);
      device.check();
    },
    toString: () => name,
  };
}

const anySlot = fc.constantFrom(...slots);
const inTab = (name: string, act: (device: Device, slot: number) => void) =>
  anySlot.map((slot) =>
    step(
      `${name} in tab ${slot}`,
      (device) => act(device, slot),
      (device) => device.hasPage(slot),
    ),
  );

const typingStep = fc
  .tuple(anySlot, fc.constantFrom(...draftIds), fc.constantFrom(...fields))
  .map(([slot, id, field]) =>
    step(
      `type ${field} of ${id[0]} in tab ${slot}`,
      (device) => device.type(slot, id, field),
      (device) => device.hasPage(slot),
    ),
  );
const openingStep = anySlot.map((slot) =>
  step(
    `open tab ${slot}`,
    (device) => device.open(slot),
    (device) => !device.hasPage(slot),
  ),
);
const writingSteps = [
  inTab('blur', (device, slot) => device.writePending(slot, ({ drafts }) => drafts.flush())),
  inTab('hide', (device, slot) => device.writePending(slot, ({ tab }) => tab.hide())),
  fc.constant(step('wait', (device) => device.wait())),
];

// Frequent actions are listed several times.
const commands = [
  ...[openingStep, openingStep, openingStep, typingStep, typingStep, typingStep, typingStep, typingStep],
  ...writingSteps,
  ...writingSteps,
  // Browsers notify a frozen tab of other tabs' changes late or not at all.
  inTab('freeze', (device, slot) => device.withPage(slot, ({ tab }) => tab.freeze())),
  inTab('thaw', (device, slot) => device.withPage(slot, ({ tab }) => tab.thaw())),
  inTab('kill', (device, slot) => device.kill(slot)),
  inTab('reload', (device, slot) => device.reload(slot)),
  inTab('begin a payment', (device, slot) => device.beginPayment(slot)),
  inTab('store again', (device, slot) => device.storeAgain(slot)),
  inTab('discard', (device, slot) => device.discard(slot)),
  fc.tuple(anySlot, fc.constantFrom(0, 1)).map(([slot, product]) =>
    step(
      `add product ${product} in tab ${slot}`,
      (device) => device.addToCart(slot, product),
      (device) => device.hasPage(slot),
    ),
  ),
  fc.constantFrom<StorageFault>('none', 'none', 'full', 'refused').map((fault) =>
    step(
      `storage: ${fault}`,
      (device) => device.setFault(fault),
      (device) => fault !== 'refused' || device.canRefuseStorage(),
    ),
  ),
  fc.constant(
    step(
      'clear the site’s data',
      (device) => device.clearSiteData(),
      (device) => device.canClearData(),
    ),
  ),
  fc.constant(step('set the clock back', () => vi.setSystemTime(Date.now() - 86_400_000))),
];

test(
  'answers and payments shown as saved survive any sequence of steps in several tabs',
  () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), (visit) => {
        fc.modelRun(() => ({ model: {}, real: createDevice() }), visit);
      }),
      { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: modelSeconds * 1000 },
    );
  },
  (modelSeconds + 60) * 1000,
);
