import * as v from 'valibot';

const pattern = /^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/;

/**
 * A quote's number, e.g. 'C-261122-7KQP': its day and four random letters or figures. It is made in a browser and proves
 * nothing.
 */
export const QuoteNumber = v.pipe(v.string(), v.regex(pattern));
