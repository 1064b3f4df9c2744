import { ownOrigin } from './current-env.ts';
import { resolvePayment } from './env.ts';

/** How this build pays; apart from what every page knows. */
export const payment = resolvePayment(__ENV__.payment, ownOrigin);
