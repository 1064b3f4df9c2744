import { expect, test } from 'vitest';
import { clientOf } from '../../../deploy/proxy/client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%j counts for %s', (named, client) => {
  expect(clientOf(named)).toBe(client);
});

test.each([
  null,
  undefined,
  '',
  'x'.repeat(9_000),
  '1.2.3',
  // Anybody may put an address in front of the list that some hosts send on.
  '203.0.113.7, 10.0.0.1',
  ':::',
  '1::2::3',
  '2001:db8:1:2:3:4:5:6:7',
  'g::1',
])('what is no address counts for all of its kind: %j', (named) => {
  expect(clientOf(named)).toBe('unknown');
});
