import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Expected, type FoundPayment, judge, judgeAll } from '../../../src/features/purchases/judge.ts';

const expected: Expected = { reference: 'ref-1', total: 10_000 };
const good: FoundPayment = {
  id: '5',
  standing: 'good',
  amount: 10_000,
  reference: 'ref-1',
  lines: [{ id: 'prod_dea_01', quantity: 1 }],
  due: 10_000,
  approvedAt: null,
};

test('a good payment of the exact amount for this order is confirmed', () => {
  expect(judge(good, expected)).toBe('confirmed');
});

test.each([
  [{ amount: 9999 }, 'contradicting'],
  [{ amount: 10_001 }, 'contradicting'],
  [{ reference: 'ref-2' }, 'contradicting'],
  [{ reference: null }, 'contradicting'],
  [{ standing: 'odd' }, 'contradicting'],
  [{ standing: 'underWay' }, 'underWay'],
  [{ standing: 'refused' }, 'refused'],
  [{ standing: 'returned' }, 'returned'],
  // Somebody else's says nothing of this order, whatever became of it.
  [{ standing: 'underWay', reference: 'ref-2' }, 'contradicting'],
  [{ standing: 'refused', reference: 'ref-2' }, 'contradicting'],
] as const)('a payment with %j is %s', (changes, verdict) => {
  expect(judge({ ...good, ...changes }, expected)).toBe(verdict);
});

test('whatever is found, only a good payment of the order and of its exact amount confirms it', () => {
  const payment = fc.record<FoundPayment>({
    id: fc.constant('5'),
    standing: fc.constantFrom('good', 'underWay', 'refused', 'returned', 'odd'),
    amount: fc.constantFrom(0, 1, 9999, 10_000),
    reference: fc.constantFrom('ref-1', 'ref-2', null),
    lines: fc.constantFrom([], good.lines),
    due: fc.constantFrom(0, 1, 9999, 10_000),
    approvedAt: fc.constant(null),
  });
  const order = fc.record<Expected>({
    reference: fc.constantFrom('ref-1', null),
    total: fc.constantFrom(10_000, 1, null),
  });
  fc.assert(
    fc.property(payment, order, (found, of) => {
      const isGood =
        found.standing === 'good' &&
        found.amount === (of.total ?? found.due) &&
        (of.reference === null || of.reference === found.reference) &&
        (of.total !== null || (found.lines.length > 0 && found.reference !== null));
      expect(judge(found, of) === 'confirmed').toBe(isGood);
    }),
  );
});

const all = (...replies: Parameters<typeof judgeAll>[0]) => judgeAll(replies, () => expected).answer;
const found = (...payments: readonly Partial<FoundPayment>[]) =>
  ({ kind: 'found', payments: payments.map((each) => ({ ...good, ...each })) }) as const;
const failed = { kind: 'failed' } as const;
const silent = { kind: 'silent' } as const;

test('of several payments for one order the good one counts, then the one that may become good', () => {
  expect(all(found({ standing: 'refused' }, { id: '6' }))).toBe('confirmed');
  expect(all(found({ standing: 'refused' }), found({ standing: 'underWay' }))).toBe('underWay');
  expect(all(found({ standing: 'refused' }, { standing: 'returned' }))).toBe('returned');
  expect(all(found({ reference: 'ref-2' }), found({ standing: 'refused' }))).toBe('contradicting');
});

test('a payment is refused for good only when every question was answered', () => {
  expect(all(found({ standing: 'refused' }), found())).toBe('refused');
  expect(all(found({ standing: 'refused' }), failed)).toBe('failed');
  expect(all(found({ standing: 'refused' }), silent)).toBe('failed');
});

test('nothing found counts before a failure, and a failure before silence', () => {
  expect(all(found(), failed)).toBe('nothing');
  expect(all(silent, found())).toBe('nothing');
  expect(all(silent, failed)).toBe('failed');
  expect(all(silent, silent)).toBe('noAnswer');
  expect(all()).toBe('notAsked');
});
