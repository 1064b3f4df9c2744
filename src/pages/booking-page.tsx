import { bookingCopy } from '../content/pages/booking-copy.ts';
import { paths } from '../content/paths.ts';
import { Calendar } from '../features/booking/calendar.tsx';
import { schedulingFrameUrl } from '../features/booking/frame.ts';
import { env } from '../platform/current-env.ts';
import { Icon } from '../ui/images/icon.tsx';
import { MailSentence } from '../ui/mail-link.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PageHead } from './sections/page-head.tsx';

export function BookingPage() {
  const { meta, title, lead, points, byMail } = bookingCopy;
  const url = env.schedulingUrl === null ? null : schedulingFrameUrl(env.schedulingUrl);
  return (
    <div className="wrap pb-section">
      <PageMeta {...meta} path={paths.booking} />
      <PageHead title={title} lead={lead} />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 pb-6">
        <ul className="flex flex-wrap gap-x-7 gap-y-2 font-semibold text-ink">
          {points.map(([icon, text]) => (
            <li key={text} className="flex items-center gap-2">
              <Icon name={icon} className="size-6 text-accent" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>
          <MailSentence parts={byMail} email={env.contactEmail} />
        </p>
      </div>
      <Calendar url={url} email={env.contactEmail} />
    </div>
  );
}
