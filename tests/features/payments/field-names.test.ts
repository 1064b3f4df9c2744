// Mercado Pago's field names stay in features/payments, so that another payment service changes no other feature.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

const pathsContaining = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('the payment service’s field names appear only in features/payments', () => {
  const pathsWithFieldNames = pathsContaining(
    /\b(additional_info|auto_return|back_urls|collection_(id|status)|currency_id|date_approved|external_reference|init_point|initPoint|payment_id|preferenceId|preference_id|status_detail|transaction_amount|unit_price)\b/,
  );
  expect(pathsWithFieldNames).not.toEqual([]);
  expect(pathsWithFieldNames.filter((path) => !path.startsWith('features/payments/'))).toEqual([]);
});

test('only features/payments, its configuration and the copy contain «Mercado Pago»', () => {
  const allowedPathPattern = /^(features\/payments\/|content\/|platform\/(parse-)?env\.ts$)/;
  expect(pathsContaining(/mercado/i).filter((path) => !allowedPathPattern.test(path))).toEqual([]);
});
