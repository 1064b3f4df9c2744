import { type DocumentFacts, logoUseOf } from '../model/document-entry.ts';
import { recordsByFolder } from './templates.ts';

/**
 * Facts about each document, in the order of the shop. The build evaluates this module and replaces it with its result.
 */
export const documentFacts: readonly DocumentFacts[] = Object.entries(recordsByFolder).map(
  ([folder, { id, fileName, pluralSubject, nextYearNoun = null, changes, letterhead }]) => ({
    folder,
    productId: id,
    fileName,
    pluralSubject,
    nextYearNoun,
    textDate: changes[0].date,
    logoUse: logoUseOf(letterhead),
  }),
);
