import { templates } from '../documents/templates/templates.ts';

const dates = Object.values(templates).map(({ changes }) => changes[0].date);

/**
 * Date of the newest text of all documents, 'YYYY-MM-DD'. No build is older. A build replaces this file's code by the
 * value.
 */
export const newestText = dates.toSorted().at(-1) ?? '';
