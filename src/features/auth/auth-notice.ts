import { authNotices } from '../../content/admin.ts';
import type { AuthFailure } from './session.ts';

/** A failure in the words of the specification. */
export type AuthNotice = { readonly title: string; readonly text: string };

/** A proxy that drops the version header leaves no code, only the service's words. */
export function isWrongCredentials({ code, message }: AuthFailure): boolean {
  return code === 'invalid_credentials' || (code === null && message === 'Invalid login credentials');
}

/** The service's words where it had any. */
export function failureNotice(failure: AuthFailure, title: string): AuthNotice {
  return { title, text: failure.message ?? authNotices.unknown };
}

/** Only the service can say that a password is wrong: an outage never does. */
export function signInNotice(failure: AuthFailure): AuthNotice {
  return isWrongCredentials(failure)
    ? authNotices.wrongCredentials
    : failureNotice(failure, authNotices.signIn);
}
