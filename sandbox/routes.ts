/**
 * The routes of every stand-in, by the name that faults and the request log use.
 * A new stand-in adds its own lines here.
 */
export const routes = [
  'preference.create',
  'preference.read',
  'payment.read',
  'payment.search',
  'checkout.page',
  'sdk.script',
  'sdk.preference',
  'agenda.page',
  'auth.password',
  'auth.refresh',
  'auth.user',
  'auth.logout',
  'auth.signup',
] as const;

export type RouteName = (typeof routes)[number];
