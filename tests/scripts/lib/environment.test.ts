import { expect, test } from 'vitest';
import { withoutCredentials } from '../../../scripts/lib/environment.js';

test('the configuration of the shell is left out, the rest stays', () => {
  expect(withoutCredentials({ PATH: '/bin', VITE_SITE_URL: 'https://colegio.example' }, [])).toEqual({
    PATH: '/bin',
  });
});

test('what a .env file names is silenced', () => {
  const dotEnv = [
    '# VITE_COMMENT=1',
    'VITE_SITE_URL=https://colegio.example',
    'export VITE_TOKEN = x',
    'OTHER=1',
  ];
  expect(withoutCredentials({}, [dotEnv.join('\n')])).toEqual({ VITE_SITE_URL: '', VITE_TOKEN: '' });
});
