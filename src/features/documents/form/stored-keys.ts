/** Where versions of the site wrote that knew one draft per document. */
export const keyOfBefore = 'mle.drafts';

/** Not the key of before, which a tab of that version may still be writing. */
export const draftsKey = 'mle.drafts.2';
/** The latest version of the draft that is being typed. */
export const latestKey = 'mle.drafts.2.latest';
