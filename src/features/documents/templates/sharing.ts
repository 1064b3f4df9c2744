import type { Sharing } from '../model/shared-fields.ts';
import { documents } from './documents.ts';

/**
 * Fields that each document shares with the others, in the order of the shop. The build evaluates this module and
 * replaces it with its result, so that a form or a list of drafts doesn't load every template.
 */
export const sharing: readonly Sharing[] = await Promise.all(
  documents.map(async ({ productId, load }) => {
    const { sharedFields, subject } = await load();
    return { productId, sharedFields, subject };
  }),
);
