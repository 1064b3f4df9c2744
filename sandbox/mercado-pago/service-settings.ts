import type { MiddlewareHandler } from 'hono';
import type { Faults } from '../faults.ts';
import type { RouteName } from '../routes.ts';
import type { State } from './state.ts';

/** What the API and the SDK are given. */
export type ServiceSettings = {
  readonly state: State;
  readonly faults: Faults;
  readonly middleware: (route: RouteName) => MiddlewareHandler;
  /** The absolute address of the payment page, on the origin of the request. */
  readonly initPoint: (requestUrl: string, preferenceId: string) => string;
};
