import type { User } from './users.ts';

const written = (milliseconds?: number) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

const app_metadata = { provider: 'email', providers: ['email'] };

/** What a token says of its user; the user's own body says the same. */
export function metadata({ id, email, emailConfirmedAt, data }: User) {
  const email_verified = emailConfirmedAt !== undefined;
  return { app_metadata, user_metadata: { ...data, email, email_verified, phone_verified: false, sub: id } };
}

/** A user as the service writes it. What is undefined is left out of the JSON. */
export function userBody(user: User) {
  const { id, identityId, email, createdAt, emailConfirmedAt, confirmationSentAt, lastSignInAt } = user;
  const last_sign_in_at = written(lastSignInAt);
  const dates = { created_at: written(createdAt), updated_at: written(lastSignInAt ?? createdAt) };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: written(emailConfirmedAt),
    phone: '',
    confirmation_sent_at: written(confirmationSentAt),
    confirmed_at: written(emailConfirmedAt),
    last_sign_in_at,
    ...metadata(user),
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        // The service never updates these two.
        identity_data: { email, email_verified: false, phone_verified: false, sub: id },
        provider: 'email',
        last_sign_in_at,
        ...dates,
        email,
      },
    ],
    ...dates,
    is_anonymous: false,
  };
}

/** The answer to a sign-up with a known e-mail: an invented user, so that the answer does not reveal which users exist. */
export function fakeUserBody({ email, data, createdAt }: User) {
  const now = written(createdAt);
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata,
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
