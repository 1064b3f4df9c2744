// @vitest-environment dom
// What devices already hold is read without loss by the stores of today. The facts are taken from the recorded
// texts by plain JSON.parse; only `openPage` and `factsOf` know how this version reads them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productById } from '../src/features/catalogue/products.ts';
import { type Device, deviceNamed, devices } from './fixtures/devices/devices.ts';

type Line = { readonly id: string; readonly quantity: number };
type Purchase = { readonly reference: string; readonly startedAt: string; readonly pending?: unknown };
type Facts = {
  readonly cart: readonly Line[];
  readonly attempts: readonly Purchase[];
  readonly receipts: readonly Purchase[];
  readonly drafts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly buyer: Readonly<Record<string, string>>;
  readonly isDevMode: boolean;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

function parsed<T>(device: Device, key: string, empty: T): T {
  const text = device.sessionStorage[key] ?? device.localStorage[key];
  return text === undefined ? empty : JSON.parse(text);
}

function byReference<T extends Purchase>(purchases: readonly T[]): readonly T[] {
  return [...purchases].sort((a, b) => a.reference.localeCompare(b.reference));
}

function linesOf(items: readonly Line[]): readonly Line[] {
  return items.map(({ id, quantity }) => ({ id, quantity }));
}

const byName = devices.map((device) => [device.name, device] as const);

type RecordedDraft = {
  readonly id: string;
  readonly productId: string;
  readonly revision: number;
  readonly values: Readonly<Record<string, string>>;
};

/** Drafts of several to a document: all of them, with the latest version of the one that was being typed. */
function draftsIn(device: Device): readonly RecordedDraft[] {
  const none: { readonly list: readonly RecordedDraft[] } = { list: [] };
  const [all, latest] = ['mle.drafts.2', 'mle.drafts.2.latest'].map((key) => parsed(device, key, none).list);
  return (all ?? []).map(
    (draft) => latest?.find(({ id, revision }) => id === draft.id && revision > draft.revision) ?? draft,
  );
}

/** The last of each document. */
function lastDrafts(device: Device): Facts['drafts'] {
  return Object.fromEntries(draftsIn(device).map(({ productId, values }) => [productId, values]));
}

/** What the texts say, whatever schema reads them. */
function recordedFacts(device: Device): Facts {
  const { attempts, receipts } = parsed<Pick<Facts, 'attempts' | 'receipts'>>(device, 'mle.purchases', {
    attempts: [],
    receipts: [],
  });
  return {
    cart: linesOf(parsed<{ items: readonly Line[] }>(device, 'mle.cart', { items: [] }).items),
    attempts: byReference(attempts),
    receipts: byReference(receipts),
    drafts: { ...parsed(device, 'mle.drafts', {}), ...lastDrafts(device) },
    buyer: parsed(device, 'mle.buyer', {}),
    isDevMode: parsed(device, 'mle.dev-mode', { isDevMode: false }).isDevMode,
  };
}

/** Puts the texts where the browser had them, on the day of the last of them: attempts expire. */
function store(device: Device): void {
  for (const [key, text] of Object.entries(device.localStorage)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(device.sessionStorage)) sessionStorage.setItem(key, text);
  const { attempts, receipts } = recordedFacts(device);
  const instants = [...attempts, ...receipts].map(({ startedAt }) => startedAt).sort();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instants.at(-1) ?? '2026-11-21T15:00:00Z') });
}

/** The stores as a page has them that was just loaded. */
async function openPage() {
  vi.resetModules();
  const [
    { createCartStore },
    { createPurchasesStore },
    { createDraftStore },
    { createBuyerStore },
    { createSchoolStore },
    adminMode,
  ] = await Promise.all([
    import('../src/features/cart/cart-store.ts'),
    import('../src/features/purchases/purchases-store.ts'),
    import('../src/features/documents/form/draft-store.ts'),
    import('../src/features/purchases/buyer-store.ts'),
    import('../src/features/school/school-store.ts'),
    import('../src/features/auth/admin-mode-store.ts'),
  ]);
  const cart = createCartStore();
  // As src/app/start.tsx does.
  await cart.known();
  return {
    cart,
    purchases: createPurchasesStore(),
    drafts: createDraftStore(),
    school: createSchoolStore(),
    buyer: createBuyerStore(),
    adminMode: adminMode.createAdminModeStore(),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** An attempt or a receipt of this version under the names that devices hold. */
function recordedNames<T extends Purchase & { readonly preparedId: string | null }>({
  preparedId,
  ...entry
}: T) {
  return { ...entry, preferenceId: preparedId };
}

function factsOf({ cart, purchases, drafts, buyer, adminMode }: Page) {
  return {
    cart: linesOf(cart.get().items),
    attempts: byReference(purchases.get().attempts.map(recordedNames)),
    receipts: byReference(purchases.get().receipts.map(recordedNames)),
    drafts: Object.fromEntries(drafts.get().list.map(({ productId, values }) => [productId, values])),
    buyer: buyer.get(),
    isDevMode: adminMode.get().isDevMode,
  };
}

/** The document's last draft, or one to begin. */
function draftOf({ drafts }: Page, productId: string) {
  const draft = drafts.get().list.findLast((one) => one.productId === productId);
  return draft ?? { id: productId === 'prod_dea_01' ? 'd'.repeat(32) : 'c'.repeat(32), productId };
}

function answersIn(drafts: Readonly<Record<string, object>>): number {
  return Object.values(drafts).reduce((sum, draft) => sum + Object.keys(draft).length, 0);
}

test('devices of every kind are recorded', () => {
  const school = recordedFacts(deviceNamed('school-with-purchases-and-both-drafts'));
  expect(school.cart.map(({ quantity }) => quantity)).toEqual([999, 999]);
  expect(school.attempts).toHaveLength(6);
  expect(school.receipts).toHaveLength(3);
  expect(answersIn(school.drafts)).toBeGreaterThan(120);
  const keys = devices.flatMap((device) => [
    ...Object.keys(device.localStorage),
    ...Object.keys(device.sessionStorage),
  ]);
  expect([...new Set(keys)].sort()).toEqual([
    'mle.buyer',
    'mle.cart',
    'mle.dev-mode',
    'mle.drafts',
    'mle.drafts.2',
    'mle.drafts.2.latest',
    'mle.form-places',
    'mle.opening',
    'mle.purchases',
    'mle.reloaded',
    'mle.school',
    'supabase.auth.token',
  ]);
});

test.each(byName)('%s: every stored fact is read', async (_, device) => {
  store(device);
  const recorded = recordedFacts(device);
  const read = factsOf(await openPage());
  expect(read).toMatchObject(recorded);
  expect(answersIn(read.drafts)).toBe(answersIn(recorded.drafts));
});

test('several drafts of a document, with their names, are read as they were left', async () => {
  const device = deviceNamed('two-devices-and-two-workers');
  store(device);
  const recorded = draftsIn(device);
  expect(recorded).toHaveLength(4);
  const { drafts, school } = await openPage();
  expect(drafts.get().list).toEqual(recorded);
  expect(school.get()).toEqual(parsed(device, 'mle.school', {}));
});

test.each(byName)('%s: the cart goes on counting its changes', async (_, device) => {
  store(device);
  const { version } = parsed(device, 'mle.cart', { version: 0 });
  expect((await openPage()).cart.get().version).toBeGreaterThanOrEqual(version);
});

test.each(byName)('%s: what is changed afterwards loses nothing else', async (_, device) => {
  store(device);
  const recorded = recordedFacts(device);
  const page = await openPage();

  const product = productById('prod_dea_01');
  if (!product) throw new Error('The form is no longer sold');
  page.cart.add(product);
  const attempt = {
    reference: 'una-compra-nueva',
    preparedId: 'una-preferencia',
    lines: [{ id: product.id, quantity: 1, unitPrice: product.price }],
    total: product.price,
    startedAt: new Date().toISOString(),
  };
  page.purchases.start(attempt);
  page.drafts.answer(draftOf(page, 'prod_dea_01'), 'dea_modelo', 'DX-200');
  page.drafts.answer(draftOf(page, 'prod_contrato_pf_ed_01'), 'cargo_cursos', '5.º básico');
  page.buyer.answer('rbd', '99999-9');
  page.adminMode.toggle();

  const present = recorded.cart.find(({ id }) => id === product.id);
  const added = { id: product.id, quantity: Math.min((present?.quantity ?? 0) + 1, 999) };
  const read = factsOf(await openPage());
  expect(read).toMatchObject({
    cart: present
      ? recorded.cart.map((line) => (line === present ? added : line))
      : [...recorded.cart, added],
    attempts: byReference([...recorded.attempts, recordedNames(attempt)]),
    receipts: recorded.receipts,
    drafts: {
      ...recorded.drafts,
      prod_dea_01: { ...recorded.drafts.prod_dea_01, dea_modelo: 'DX-200' },
      prod_contrato_pf_ed_01: { ...recorded.drafts.prod_contrato_pf_ed_01, cargo_cursos: '5.º básico' },
    },
    buyer: { ...recorded.buyer, rbd: '99999-9' },
    isDevMode: !recorded.isDevMode,
  });
  // A tab that still runs an earlier version reads what this one writes.
  expect(localStorage.getItem('mle.purchases')).toContain('"preferenceId":"una-preferencia"');
});

test('a payment that is confirmed later keeps what was recorded when it was begun', async () => {
  const device = deviceNamed('school-with-purchases-and-both-drafts');
  store(device);
  const { attempts, receipts } = recordedFacts(device);
  const { purchases } = await openPage();
  for (const { pending: _, ...attempt } of purchases.get().attempts) {
    const paidAt = new Date().toISOString();
    purchases.complete({ ...attempt, paymentId: '1795272326463', paidAt });
  }
  const read = factsOf(await openPage());
  expect(read.attempts).toEqual([]);
  const confirmed = attempts.map(({ pending: _, ...attempt }) => attempt);
  expect(read.receipts).toMatchObject(byReference([...receipts, ...confirmed]));
});

test('an admin who was signed in is still taken for one who may be', async () => {
  const { localStorage: texts } = deviceNamed('admin-with-the-mode-on');
  const { looksLikeSession, sessionKey } = await import('../src/features/auth/session.ts');
  expect(looksLikeSession(texts[sessionKey] ?? '')).toBe(true);
});

test('what was being opened before a reload is opened after it', async () => {
  store(deviceNamed('tab-that-was-reloaded-to-open-the-cart'));
  const { takeOpening } = await import('../src/platform/missing-code.ts');
  expect(takeOpening('cart')).toBe(true);
});
