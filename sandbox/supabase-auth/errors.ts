import type { FaultNamed } from '../faults.ts';

/** An error in the shape of API version 2024-01-01, which the client always asks for. */
export type Refused = {
  readonly status: 400 | 401 | 403 | 422;
  readonly body: { readonly code: string; readonly message: string };
};

export function refuse(status: Refused['status'], code: string, message: string): Refused {
  return { status, body: { code, message } };
}

const usual: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['validation_failed', 'The request is not valid'],
  401: ['no_authorization', 'This endpoint requires a valid Bearer token'],
  403: ['bad_jwt', 'invalid JWT: unable to parse or verify signature'],
  404: ['user_not_found', 'User not found'],
  409: ['conflict', 'Too many concurrent token refresh requests on the same session or refresh token'],
  422: ['email_provider_disabled', 'Email logins are disabled'],
  429: ['over_request_rate_limit', 'Request rate limit reached'],
};

/** The body for a status that a fault sets, with the fault's own error and message if it has them. */
export function errorBody(fault: FaultNamed<'status'>): object {
  const unexpected = 'Unexpected failure, please check server logs for more information';
  const [code, message] = usual[fault.status] ?? ['unexpected_failure', unexpected];
  const body = { code: fault.error ?? code, message: fault.message ?? message };
  return fault.body === 'json-without-message' ? { code: body.code } : body;
}
