import { credentials } from '../stand-ins.ts';

/** Times in milliseconds since 1970. */
export type User = {
  readonly id: string;
  readonly identityId: string;
  /** In lower case. */
  readonly email: string;
  /** As typed: a stand-in keeps no secret. */
  readonly password: string;
  /** What the sign-up brought about the user. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly emailConfirmedAt?: number;
  readonly confirmationSentAt?: number;
  readonly lastSignInAt?: number;
};

export type Users = {
  byId(id: string): User | undefined;
  /** Capitals make no difference. */
  byEmail(email: string): User | undefined;
  /** Adds the user, or replaces the one with the same id. */
  save(user: User): User;
  list(): readonly User[];
  /** Back to the one user of the stand-in. */
  clear(): void;
};

export function createUsers(now: () => number): Users {
  const users = new Map<string, User>();
  const clear = () => {
    users.clear();
    // The same ids on every start: a session that a browser still has is then missing, and not somebody else's.
    const id = '5a4db0c5-0000-4000-8000-000000000001';
    const identityId = '5a4db0c5-0000-4000-8000-000000000002';
    users.set(id, { ...newUser(credentials, now()), id, identityId, emailConfirmedAt: now() });
  };
  clear();
  return {
    byId: (id) => users.get(id),
    byEmail: (email) => [...users.values()].find((user) => user.email === email.toLowerCase()),
    save(user) {
      users.set(user.id, user);
      return user;
    },
    list: () => [...users.values()],
    clear,
  };
}

/** @param createdAt milliseconds since 1970 */
export function newUser(
  { email, password, data = {} }: Pick<User, 'email' | 'password'> & Partial<Pick<User, 'data'>>,
  createdAt: number,
): User {
  const ids = { id: crypto.randomUUID(), identityId: crypto.randomUUID() };
  return { ...ids, email: email.toLowerCase(), password, data, createdAt };
}
