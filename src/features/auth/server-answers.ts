// What the server's answers mean. It comes with its client.
import type { User } from '@supabase/supabase-js';
import type { AuthFailure } from './session.ts';

/** The service knows the user, who has proved nothing: with anonymous sign-ins on, anyone can be one. */
export const anonymous: AuthFailure = { code: 'anonymous_user', message: null };

/** The server knows of the session and says no. 408 and 429 say nothing about it. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** A user who has authenticated nothing, as the service describes one. */
export function isAnonymous(user: Pick<User, 'is_anonymous' | 'role'>): boolean {
  return user.is_anonymous === true || user.role === 'anon';
}
