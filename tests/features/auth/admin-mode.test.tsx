// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type AdminModeStore,
  createAdminModeStore,
  turnOffWhenSignedOut,
  useAdminMode,
} from '../../../src/features/auth/admin-mode.ts';
import {
  adminModeKey,
  loadingState,
  type SessionState,
  signedOutState,
} from '../../../src/features/auth/session.ts';
import { createSessionStore } from '../../../src/features/auth/session-store.ts';
import { createStore, createStores, StoresProvider } from '../../../src/platform/store.ts';

beforeEach(() => localStorage.clear());

function AdminModeText() {
  return <p>{useAdminMode() ? 'desbloqueado' : 'bloqueado'}</p>;
}

function show(modeStore: AdminModeStore, sessionStore = createSessionStore(null)): void {
  render(
    <StoresProvider
      value={createStores([createSessionStore, sessionStore], [createAdminModeStore, modeStore])}
    >
      <AdminModeText />
    </StoresProvider>,
  );
}

test.each([
  ['in development', 'desbloqueado', true],
  ['on a built site without a session', 'bloqueado', false],
])('%s, the stored flag alone shows «%s»', (_, expected, isDevelopment) => {
  const modeStore = createAdminModeStore(isDevelopment);
  modeStore.toggle();
  show(modeStore);
  expect(screen.getByText(expected)).toBeTruthy();
});

const user = {
  id: '5a4db0c5-0000-4000-8000-000000000001',
  email: 'admin@mentoria.example',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '2026-03-02T12:00:00Z',
};
const session = {
  access_token: 'a',
  refresh_token: 'b',
  expires_in: 3600,
  token_type: 'bearer' as const,
  user,
};
const confirmed: SessionState = { step: 'confirmed', user, session };

test.each<[SessionState, string]>([
  [loadingState, 'bloqueado'],
  [signedOutState, 'bloqueado'],
  [{ step: 'unreachable' }, 'bloqueado'],
  [confirmed, 'desbloqueado'],
])('the stored flag with the session %o shows «%s»', (state, expected) => {
  const modeStore = createAdminModeStore(false);
  modeStore.toggle();
  show(modeStore, { ...createSessionStore(null), ...createStore(state) });
  expect(screen.getByText(expected)).toBeTruthy();
});

test('signing out turns admin mode off, also for the next session', () => {
  const modeStore = createAdminModeStore(false);
  const stateStore = createStore<SessionState>(confirmed);
  turnOffWhenSignedOut(modeStore, stateStore);
  modeStore.toggle();
  show(modeStore, { ...createSessionStore(null), ...stateStore });
  expect(screen.getByText('desbloqueado')).toBeTruthy();
  act(() => stateStore.set(signedOutState));
  expect(screen.getByText('bloqueado')).toBeTruthy();
  act(() => stateStore.set(confirmed));
  expect(screen.getByText('bloqueado')).toBeTruthy();
  expect(createAdminModeStore(false).get()).toEqual({ isDevMode: false });
});

test('clears a stored flag if there is no session, except in development', () => {
  for (const isDevelopment of [false, true]) {
    localStorage.setItem(adminModeKey, '{"isDevMode":true}');
    const modeStore = createAdminModeStore(isDevelopment);
    turnOffWhenSignedOut(modeStore, createStore(signedOutState));
    expect(modeStore.get()).toEqual({ isDevMode: isDevelopment });
  }
});

test('admin mode stays on while the server is unreachable', () => {
  const modeStore = createAdminModeStore(false);
  modeStore.toggle();
  turnOffWhenSignedOut(modeStore, createStore<SessionState>({ step: 'unreachable' }));
  expect(modeStore.get()).toEqual({ isDevMode: true });
});
