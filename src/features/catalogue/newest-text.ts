/**
 * 'YYYY-MM-DD': the newest text date of all documents, so the site was built on that day or later. It is a constant
 * because checkout and the proxy must not load every document's entry; a test compares it with the entries.
 */
export const newestText = '2026-11-23';
