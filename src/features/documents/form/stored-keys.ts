export const draftsKey = 'mle.drafts';
/** The latest version of the draft that is being typed. */
export const latestKey = 'mle.drafts.latest';
