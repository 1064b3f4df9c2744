import type { Template } from '../../../src/features/documents/model/document.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';
import { smallTemplate } from './small-template.ts';

/** The text of every document of the shop's list, in its order. */
export const soldTemplates: readonly Template[] = await Promise.all(documents.map(({ load }) => load()));

/** What every template must hold is tested on these: those that are sold, and the smallest. */
export const templates: readonly Template[] = [...soldTemplates, smallTemplate];
