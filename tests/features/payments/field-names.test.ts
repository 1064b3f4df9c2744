// The payment service's words stay in features/payments, so that another service replaces one folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const names = [
  'accredited',
  'additional_info',
  'auto_return',
  'back_urls',
  'charged_back',
  'collection_id',
  'collection_status',
  'currency_id',
  'date_approved',
  'date_created',
  'external_reference',
  'in_mediation',
  'in_process',
  'init_point',
  'invalid_auto_return',
  'merchant_order_id',
  'partially_refunded',
  'payment_id',
  'payment_type',
  'pref_id',
  'preference_id',
  'price_changed',
  'sandbox_init_point',
  'status_detail',
  'transaction_amount',
  'transaction_amount_refunded',
  'unit_price',
  // The same in the code's own spelling.
  'backUrls',
  'createPreference',
  'initPoint',
  'preferenceFor',
  'preferenceId',
];

const src = join(import.meta.dirname, '..', '..', '..', 'src');
const words = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'g');

function namesIn(path: string): readonly string[] {
  const text = readFileSync(join(src, path), 'utf8');
  return [...new Set([...text.matchAll(words)].map(([name]) => name))].sort();
}

const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path));

test('no file of src outside features/payments has the payment service’s field names', () => {
  const known = paths
    .filter((path) => !path.startsWith('features/payments/'))
    .map((path) => [path, namesIn(path)] as const)
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(known)).toEqual({});
});

/** Besides the folder: its configuration and the copy that names it to buyers. */
const namesService = /^(features\/payments\/|content\/|platform\/(parse-)?env\.ts$)/;

test('the service is named in its folder, its configuration and the copy alone', () => {
  const others = paths
    .filter((path) => !namesService.test(path))
    .filter((path) => /mercado/i.test(readFileSync(join(src, path), 'utf8')));
  expect(others).toEqual([]);
});

test('the search finds the names where they belong', () => {
  const inside = paths.filter((path) => path.startsWith('features/payments/')).flatMap(namesIn);
  expect(inside).toEqual(
    expect.arrayContaining(['back_urls', 'external_reference', 'init_point', 'preference_id']),
  );
});
