import { templates } from '../documents/templates/templates.ts';

const dates = Object.values(templates).map(({ changes }) => changes[0].date);

/**
 * Date of the newest text of all documents, 'YYYY-MM-DD'. Every build is of that day or later, and writes the date into
 * this file.
 */
export const newestTextDate = dates.toSorted().at(-1) ?? '';
