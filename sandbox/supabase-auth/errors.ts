import type { FaultNamed } from '../faults.ts';

type CodedBody = {
  readonly code: string;
  readonly message?: string;
  readonly weak_password?: { readonly reasons: readonly string[] };
};

/** Only an empty refresh token is answered so. */
type OAuthBody = {
  readonly error: string;
  readonly error_description: string;
};

/** An error in its newest shape; envelope.ts writes the older one. */
export type Refusal = {
  readonly status: 400 | 401 | 403 | 413 | 422 | 429;
  readonly body: CodedBody | OAuthBody;
};

export type Refused = {
  readonly refusal: Refusal;
};

export function refuse(status: Refusal['status'], code: string, message: string): Refused {
  return { refusal: { status, body: { code, message } } };
}

const unexpected = 'Unexpected failure, please check server logs for more information';

const usual: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['validation_failed', 'The request is not valid'],
  401: ['no_authorization', 'This endpoint requires a valid Bearer token'],
  403: [
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
  ],
  404: ['user_not_found', 'User not found'],
  409: ['conflict', 'Too many concurrent token refresh requests on the same session or refresh token'],
  413: ['request_entity_too_large', 'Request body too large'],
  422: ['email_provider_disabled', 'Email logins are disabled'],
  429: ['over_request_rate_limit', 'Request rate limit reached'],
  504: ['request_timeout', 'Processing this request timed out, please retry after a moment.'],
};

/** The body for a status that a fault sets, with the fault's own error and message if it has them. */
export function errorBody(fault: FaultNamed<'status'>): CodedBody {
  const [code, message] = usual[fault.status] ?? ['unexpected_failure', unexpected];
  const body = { code: fault.error ?? code, message: fault.message ?? message };
  return fault.body === 'json-without-message' ? { code: body.code } : body;
}
