import type { Template } from '../../../src/features/documents/model/document.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';

/** The text of every document of the shop's list, in its order. */
export const templates: readonly Template[] = await Promise.all(documents.map(({ load }) => load()));
