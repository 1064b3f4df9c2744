import { recordsByFolder } from '../documents/templates/templates.ts';

const dates = Object.values(recordsByFolder).map(({ changes }) => changes[0].date);

/**
 * Date of the latest change to the text of any template, 'YYYY-MM-DD'. No build is older than this date. A build
 * replaces this module with the computed date.
 */
export const newestTextDate = dates.toSorted().at(-1) ?? '';
