import { expect, test } from 'vitest';
import { failureNotice, signInNotice } from '../../../src/features/auth/use-auth.ts';

const wrong = {
  title: 'Error al iniciar sesión',
  text: 'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.',
};
const nothing = { code: null, message: null };

test.each([
  ['a wrong password has a Spanish message', { code: 'invalid_credentials', message: 'otro texto' }, wrong],
  ['also where a proxy has lost its code', { code: null, message: 'Invalid login credentials' }, wrong],
  [
    'any other refusal keeps the service’s message',
    { code: 'user_banned', message: 'User is banned' },
    { title: 'Sign in Failed', text: 'User is banned' },
  ],
  [
    'an answer without a message is no wrong password',
    nothing,
    { title: 'Sign in Failed', text: 'Something went wrong' },
  ],
])('%s', (_, failure, notice) => {
  expect(signInNotice(failure)).toEqual(notice);
});

test('a sign-out that fails without a message has its own title', () => {
  expect(failureNotice(nothing, 'Sign out Failed')).toEqual({
    title: 'Sign out Failed',
    text: 'Something went wrong',
  });
});
