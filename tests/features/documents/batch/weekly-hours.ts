import { pedagogicHours } from '../../../../src/features/documents/model/hours.ts';
import { unit } from '../../../../src/features/documents/model/number.ts';

/** Unit of weekly hours, which a spreadsheet may also store as a time («44:00»). */
export const weeklyHours = unit({ suffix: 'hrs?|horas?', isTime: true, otherUnit: pedagogicHours });
