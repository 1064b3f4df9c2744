import { recordsByFolder } from '../documents/templates/templates.ts';

const dates = Object.values(recordsByFolder).map(({ changes }) => changes[0].date);

/**
 * Date of the latest change to the text of any template, 'YYYY-MM-DD'. A clock that shows an earlier date is wrong,
 * because this code didn't exist then. `config/computed-modules-plugin.ts` replaces this module with the date.
 */
export const newestTextDate = dates.toSorted().at(-1) ?? '';
