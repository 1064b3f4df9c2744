import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostCopy, otherDeviceCopy, pendingCopy } from '../../../src/content/purchases.ts';
import { notPaidCopy, paidCopy } from '../../../src/content/returns.ts';
import { classify, matches, rules } from '../../../src/features/purchases/return-rules.ts';
import {
  answers,
  type Facts,
  isUnconfirmed,
  knownAt,
  modes,
  places,
  statuses,
} from '../../../src/features/purchases/returns.ts';
import { manyRuns } from '../../random-json.ts';
import { lines } from './returns-table.ts';

const known: readonly Facts['known'][] = ['receipt', 'attempt', 'askedAttempt', 'deleted', 'nothing'];

const facts: fc.Arbitrary<Facts> = fc
  .record({
    place: fc.constantFrom(...places),
    status: fc.constantFrom(...statuses),
    known: fc.constantFrom(...known),
    answer: fc.constantFrom(...answers),
    mode: fc.constantFrom(...modes),
  })
  .map((each) => ({ ...each, known: knownAt(each.place, each.known) }));

const combinations: readonly Facts[] = places.flatMap((place) =>
  statuses.flatMap((status) =>
    known.flatMap((each) =>
      answers.flatMap((answer) =>
        modes.map((mode) => ({ place, status, known: knownAt(place, each), answer, mode })),
      ),
    ),
  ),
);

test('every combination of facts falls into exactly one rule', () => {
  fc.assert(
    fc.property(facts, (each) => rules.filter((rule) => matches(rule, each)).length === 1),
    manyRuns,
  );
  for (const each of combinations) {
    const names = rules.filter((rule) => matches(rule, each)).map(({ name }) => name);
    expect(names, JSON.stringify(each)).toHaveLength(1);
  }
});

test('there are at most 40 rules, each with its own name, and each applies to some case', () => {
  expect(rules.length).toBeLessThanOrEqual(40);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(
      combinations.some((each) => matches(rule, each)),
      rule.name,
    ).toBe(true);
  }
});

test('only what was confirmed, is stored already, or may be accepted unverified is delivered', () => {
  for (const each of combinations) {
    if (classify(each).outcome !== 'documents') continue;
    const isBelieved =
      each.place === 'paid' &&
      each.status === 'approved' &&
      each.known === 'attempt' &&
      each.mode !== 'required' &&
      (each.answer === 'noAnswer' || each.answer === 'notAsked');
    expect(each.known === 'receipt' || each.answer === 'confirmed' || isBelieved, JSON.stringify(each)).toBe(
      true,
    );
  }
});

test('an answer that does not confirm a payment delivers nothing, then or ever without a confirmation', () => {
  for (const each of combinations) {
    if (each.known === 'receipt' || !(isUnconfirmed(each.answer) || each.known === 'askedAttempt')) continue;
    expect(classify(each).outcome === 'documents', JSON.stringify(each)).toBe(each.answer === 'confirmed');
  }
});

/** Every sentence that says that nothing was charged, and no other. */
const claims = /ningún cobro|no se (le )?cobró|sin cobro/i;

test('only the payment service’s answer allows to say that nothing was charged', () => {
  for (const each of combinations) {
    const { outcome } = classify(each);
    if (outcome === 'refused') expect(each.answer, JSON.stringify(each)).toBe('refused');
  }
  for (const states of [paidCopy.states, notPaidCopy.states]) {
    for (const [outcome, copy] of Object.entries(states)) {
      expect(claims.test(JSON.stringify(copy)), outcome).toBe(outcome === 'refused');
    }
  }
  for (const copy of [pendingCopy, otherDeviceCopy, lostCopy]) {
    for (const [outcome, text] of Object.entries(copy)) {
      const copy = typeof text === 'function' ? text('correo') : JSON.stringify(text);
      expect(claims.test(copy), outcome).toBe(outcome === 'refused');
    }
  }
});

test('the cart is changed only by the receipt of an order that this device began', () => {
  for (const each of combinations) {
    const { cart, keeps } = classify(each);
    if (cart === 'stays') continue;
    expect(keeps).toBe('receipt');
    expect(['attempt', 'askedAttempt']).toContain(each.known);
  }
});

test('stored receipts and deleted purchases stay as they are', () => {
  for (const each of combinations) {
    if (each.known !== 'receipt' && each.known !== 'deleted') continue;
    expect(classify(each)).toMatchObject({ keeps: 'asIs', cart: 'stays' });
  }
});

test('each return page has copy for every rule that leads to it', () => {
  const paid = new Set(['documents', 'empty', ...Object.keys(paidCopy.states)]);
  const notPaid = new Set(['documents', ...Object.keys(notPaidCopy.states)]);
  for (const { place, outcome, name } of rules) {
    if (place.includes('paid')) expect(paid.has(outcome), name).toBe(true);
    if (place.includes('notPaid')) expect(notPaid.has(outcome), name).toBe(true);
  }
});

const page = new URL('../../../docs/returns.md', import.meta.url);

test('docs/returns.md is the list of rules, line by line', () => {
  const cells = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  // The first two are the table's head.
  expect(cells.slice(2)).toEqual(lines);
});
