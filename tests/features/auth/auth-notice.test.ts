import { expect, test } from 'vitest';
import { failureNotice, signInNotice } from '../../../src/features/auth/auth-notice.ts';

test('a wrong password has a Spanish message', () => {
  expect(signInNotice({ code: 'invalid_credentials', message: 'Invalid login credentials' })).toEqual({
    title: 'Error al iniciar sesión',
    text: 'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.',
  });
});

test('any other refusal keeps the service’s message', () => {
  expect(signInNotice({ code: 'user_banned', message: 'User is banned' })).toEqual({
    title: 'Sign in Failed',
    text: 'User is banned',
  });
});

test('an answer without a message is no wrong password', () => {
  const nothing = { code: null, message: null };
  expect(signInNotice(nothing)).toEqual({ title: 'Sign in Failed', text: 'Something went wrong' });
  expect(failureNotice(nothing, 'Sign out Failed')).toEqual({
    title: 'Sign out Failed',
    text: 'Something went wrong',
  });
});
