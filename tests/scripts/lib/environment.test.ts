import { expect, test } from 'vitest';
import { withoutConfiguration } from '../../../scripts/lib/environment.ts';

test('the configuration of the shell is left out, the rest stays', () => {
  expect(withoutConfiguration({ PATH: '/bin', VITE_SITE_URL: 'https://colegio.example' }, [])).toEqual({
    PATH: '/bin',
  });
});

test('what a .env file names is emptied', () => {
  const dotEnv = [
    '# VITE_COMMENT=1',
    'VITE_SITE_URL=https://colegio.example',
    'export VITE_TOKEN = x',
    'OTHER=1',
  ];
  expect(withoutConfiguration({}, [dotEnv.join('\n')])).toEqual({ VITE_SITE_URL: '', VITE_TOKEN: '' });
});
