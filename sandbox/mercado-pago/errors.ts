import type { FaultNamed } from '../faults.ts';

export type Refusal = {
  readonly message: string;
  readonly error: string;
  readonly status: number;
  readonly cause: readonly { readonly code: number; readonly description: string; readonly data: null }[];
};

export function refusal(status: number, error: string, message: string, code?: number): Refusal {
  const cause = code === undefined ? [] : [{ code, description: message, data: null }];
  return { message, error, status, cause };
}

export const policyAgentBody = {
  code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
  blocked_by: 'PolicyAgent',
  message: 'At least one policy returned UNAUTHORIZED.',
  status: 403,
} as const;

const defaultErrors: Readonly<Record<number, readonly [error: string, message: string, code?: number]>> = {
  400: ['bad_request', 'Bad request'],
  401: ['unauthorized', 'Invalid access token'],
  403: ['forbidden', 'The caller is not authorized to access this resource.', 4],
  404: ['not_found', 'Resource not found'],
  409: ['conflict', 'Idempotency key already used with a different body'],
  422: ['unprocessable_entity', 'The request breaks a business rule'],
  429: ['too_many_requests', 'Rate limit exceeded. Retry after the indicated number of seconds.'],
};

export function errorBody(fault: FaultNamed<'status'>): Refusal {
  const [error, message, code] = defaultErrors[fault.status] ?? ['internal_error', 'Internal server error'];
  return refusal(fault.status, fault.error ?? error, fault.message ?? message, code);
}
