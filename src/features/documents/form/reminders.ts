import { reminders as words } from '../../../content/complete.ts';
import { site } from '../../../content/site.ts';
import { randomId } from '../../../platform/random-id.ts';
import { isIsoDate } from '../model/date.ts';
import type { Values } from '../model/document.ts';
import { given } from '../model/values.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';

/** Days before: time to buy a battery, to ask again, to replace it. */
const alarms = [90, 30, 7] as const;

type Reminded = {
  /** The field of the date. */
  readonly key: string;
  readonly title: string;
  /** The fields that tell whoever reads the calendar which one it is. */
  readonly about: readonly string[];
};

const device = ['est_nombre', 'dea_marca', 'dea_modelo', 'dea_serie', 'dea_ubicacion'];

const remindedOf: ReadonlyMap<string, readonly Reminded[]> = new Map<string, readonly Reminded[]>([
  [
    'prod_dea_01',
    [
      { key: 'dea_venc_bateria', title: words.battery, about: device },
      { key: 'dea_venc_electrodos', title: words.electrodes, about: device },
    ],
  ],
  [
    'prod_contrato_pf_ed_01',
    [{ key: 'plazo_termino', title: words.contract, about: ['trab_nombre', 'est_nombre'] }],
  ],
]);

/**
 * The dates given in the document that are still to come; none for a document without such dates.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function remindersOf(productId: string, values: Values, today: string): readonly CalendarEvent[] {
  const reminded = remindedOf.get(productId) ?? [];
  return reminded.flatMap(({ key, title, about }) => {
    const date = given(values, key);
    if (!isIsoDate(date) || date <= today) return [];
    const details = about.map((name) => given(values, name)).filter((text) => text !== '');
    return [{ date, title, details: details.join(' · ') }];
  });
}

/** The reminders as a file to keep; it is made here, and nothing of it leaves the device. */
export function reminderFile(events: readonly CalendarEvent[], now: Date): File {
  const text = calendarText(events, {
    maker: `-//${site.name}//${words.product}//ES`,
    alarms,
    now,
    uid: randomId,
  });
  return new File([text], words.fileName, { type: 'text/calendar;charset=utf-8' });
}
