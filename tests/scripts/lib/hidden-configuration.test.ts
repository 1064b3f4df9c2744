import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configurationPrefixes } from '../../../config/env-schema.ts';
import { emptyVariables } from '../../../scripts/lib/hidden-configuration.ts';

test('hides the configuration in .env files and in the shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    '.env': 'VITE_SITE_URL=https://colegio.example',
    '.env.local': 'HSTS_SUBDOMAINS=on\nOTHER=1',
    '.env.production': 'VITE_QUOTE_DAYS=quince',
    '.env.example': 'VITE_CONTACT_EMAIL=hola@colegio.example',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  vi.stubEnv('VITE_TAX_REQUESTS', 'on');
  onTestFinished(() => void vi.unstubAllEnvs());
  const hidden = emptyVariables(folder);
  expect(Object.keys(hidden).toSorted()).toEqual([
    'HSTS_SUBDOMAINS',
    'VITE_QUOTE_DAYS',
    'VITE_SITE_URL',
    'VITE_TAX_REQUESTS',
  ]);
  for (const [name, value] of Object.entries(hidden)) vi.stubEnv(name, value);
  expect(Object.values(loadEnv('production', folder, configurationPrefixes)).join('')).toBe('');
});
