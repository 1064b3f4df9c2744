// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from '../../../src/features/auth/login-form.tsx';
import { sessionKey } from '../../../src/features/auth/session.ts';
import { createSessionStore } from '../../../src/features/auth/session-store.ts';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { dismissToast, toasts } from '../../../src/ui/notices/toast.ts';

const email = 'admin@mentoria.example';
const user = { id: '5a4db0c5-0000-4000-8000-000000000001', email };
const sessionResponse = () =>
  Response.json({
    access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1YTRkYjBjNSJ9.c2luLWZpcm1h',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    refresh_token: 'abcdefghijkl',
    user,
  });

// All tests share one client, because a second client in the same page would log a warning.
vi.stubGlobal('WebSocket', class {});
const sessionStore = createSessionStore({
  url: 'https://cuentas.example',
  publishableKey: 'sb_publishable_ficticia',
});
const stopSessionStore = sessionStore.start();
afterAll(stopSessionStore);

/** Mocks the service's response to a sign-in. The service accepts any token. */
function mockSignIn(respondToSignIn: () => Response | Promise<Response>): void {
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/token')) return respondToSignIn();
    return url.includes('/logout') ? new Response(null, { status: 204 }) : Response.json(user);
  });
}

let storedCart = '';

beforeEach(async () => {
  mockSignIn(sessionResponse);
  await sessionStore.signOut();
  for (const { id } of toasts.get()) dismissToast(id);
  localStorage.clear();
  for (const product of products) createCartStore().add(product);
  storedCart = JSON.stringify(createCartStore().get());
});

function submit(): void {
  fireEvent.change(screen.getByLabelText('Correo Electrónico'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'secreta' } });
  const form = screen.getByRole('button').closest('form');
  if (form) fireEvent.submit(form);
}

const jsonResponse = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
const htmlResponse = (status: number, text: string) => () =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
const page = '<!doctype html><title>Error</title>';

const wrongCredentialsNotice = [
  'Error al iniciar sesión',
  'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.',
] as const;
const generalNotice = ['Sign in Failed', 'Something went wrong'] as const;
const noticeWith = (message: string) => ['Sign in Failed', message] as const;

type SignInCase = [
  name: string,
  toSignIn: () => Response | Promise<Response>,
  notice: readonly [title: string, text: string],
];

test.each<SignInCase>([
  [
    '400, wrong credentials',
    jsonResponse(400, 'invalid_credentials', 'Invalid login credentials'),
    wrongCredentialsNotice,
  ],
  [
    '400, wrong credentials through a proxy that drops the version header',
    () => Response.json({ message: 'Invalid login credentials' }, { status: 400 }),
    wrongCredentialsNotice,
  ],
  [
    '400, unconfirmed e-mail address',
    jsonResponse(400, 'email_not_confirmed', 'Email not confirmed'),
    noticeWith('Email not confirmed'),
  ],
  [
    '401 of the gateway',
    () => Response.json({ message: 'Invalid API key' }, { status: 401 }),
    noticeWith('Invalid API key'),
  ],
  ['403', jsonResponse(403, 'user_banned', 'User is banned'), noticeWith('User is banned')],
  [
    '429',
    jsonResponse(429, 'over_request_rate_limit', 'Request rate limit reached'),
    noticeWith('Request rate limit reached'),
  ],
  [
    '400 without a message',
    () => Response.json({ access_token: 'no se muestra' }, { status: 400 }),
    generalNotice,
  ],
  ['403 of a proxy', htmlResponse(403, page), generalNotice],
  ['503 of a proxy', htmlResponse(503, page), generalNotice],
  ['500', jsonResponse(500, 'unexpected_failure', 'Unexpected failure'), generalNotice],
  ['429 without a body', htmlResponse(429, ''), generalNotice],
  ['200 of a captive portal', htmlResponse(200, page), generalNotice],
  ['200 with truncated JSON', htmlResponse(200, '{"access_token":"eyJ'), generalNotice],
  ['200 without a session', htmlResponse(200, '{}'), noticeWith('Auth session or user missing')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), generalNotice],
])('%s is reported in the form and in a toast until a sign-in succeeds', async (_, reply, [title, text]) => {
  render(
    <StoresProvider value={createStores([createSessionStore, sessionStore])}>
      <LoginForm />
    </StoresProvider>,
  );
  mockSignIn(reply);
  submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(title + text);
  expect(toasts.get()).toMatchObject([{ tone: 'bad', title, description: text }]);
  const button = screen.getByRole('button', { name: 'Iniciar Sesión' });
  expect(button.hasAttribute('disabled')).toBe(false);
  const focused = title === wrongCredentialsNotice[0] ? screen.getByLabelText('Contraseña') : button;
  expect(document.activeElement).toBe(focused);
  expect(screen.getByLabelText('Correo Electrónico')).toHaveProperty('value', email);
  expect(sessionStore.get().step).toBe('signedOut');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(JSON.stringify(createCartStore().get())).toBe(storedCart);
  mockSignIn(sessionResponse);
  submit();
  await waitFor(() => expect(toasts.get()).toMatchObject([{ tone: 'ok', title: '¡Bienvenida!' }]));
  expect(sessionStore.get()).toMatchObject({ step: 'confirmed', user: { email } });
});
