import { templates } from '../documents/templates/templates.ts';

const dates = Object.values(templates).map(({ changes }) => changes[0].date);

/** 'YYYY-MM-DD', the newest text of all documents. The site was built on that day or later. A build writes it here. */
export const newestText = dates.toSorted().at(-1) ?? '';
