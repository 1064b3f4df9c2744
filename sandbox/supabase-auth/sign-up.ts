import * as v from 'valibot';
import { type Refused, refuse } from './errors.ts';
import { signIn } from './grants.ts';
import type { Params } from './params.ts';
import type { Server } from './server.ts';
import type { Grant } from './session-body.ts';
import { fakeUserBody, userBody } from './user-body.ts';
import { newUser } from './users.ts';

/** Bytes; bcrypt reads no further. */
const longestPassword = 72;
const shortestPassword = 6;

/** A new user: signed in at once where e-mails need no confirmation, else sent a confirmation e-mail. */
export function signUp(server: Server, params: Params): Grant | { readonly unconfirmed: object } | Refused {
  const { faults, users, now } = server;
  const refused = refusal(server, params);
  if (refused) return refused;
  const known = users.byEmail(params.email);
  const user = known ?? newUser(params, now());
  const autoconfirmed = faults.take('signup-autoconfirmed') !== undefined;
  if (known?.emailConfirmedAt !== undefined) {
    if (autoconfirmed) return refuse(422, 'user_already_exists', 'User already registered');
    return { unconfirmed: fakeUserBody(newUser(params, now())) };
  }
  if (autoconfirmed) return signIn(server, { ...user, emailConfirmedAt: now() });
  return { unconfirmed: userBody(users.save({ ...user, confirmationSentAt: now() })) };
}

function refusal({ faults }: Server, { email, phone, password }: Params): Refused | undefined {
  if (!email && !phone) return refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (faults.take('signup-disabled')) {
    return refuse(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) return refuse(400, 'validation_failed', 'Signup requires a valid password');
  const bytes = new TextEncoder().encode(password).length;
  if (bytes > longestPassword) {
    const message = `Password cannot be longer than ${longestPassword} characters`;
    return refuse(400, 'validation_failed', message);
  }
  if (bytes < shortestPassword) {
    const message = `Password should be at least ${shortestPassword} characters.`;
    const weak_password = { reasons: ['length'] };
    return { refusal: { status: 422, body: { code: 'weak_password', message, weak_password } } };
  }
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    return refuse(400, 'validation_failed', message);
  }
  if (phone) return refuse(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!v.is(v.pipe(v.string(), v.email()), email)) {
    return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return undefined;
}
