import { useRef } from 'react';
import { bookingCopy } from '../../content/pages/booking-copy.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MailSentence } from '../../ui/mail-link.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { TextAnchor } from '../../ui/text-link.tsx';
import { useFrame } from './frame.ts';

type FailedProps = {
  readonly email: string;
  /** The calendar's address, if there is one. */
  readonly url?: string;
  /** Its room above. */
  readonly className?: string;
};

/** Shown in the calendar's place. */
function NoCalendar({ email, url, className = 'pt-12' }: FailedProps) {
  return (
    <div
      className={`grid justify-items-center gap-3 px-4 pb-12 text-center text-lead ${className}`}
      role="alert"
    >
      <Icon name="calendar" className="size-12 stroke-[1.1] text-ink" />
      <p className="max-w-[30rem]">
        <MailSentence around={bookingCopy.failed} email={email} />
      </p>
      {url && (
        <TextAnchor
          className="relative text-body"
          after="forward"
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          {bookingCopy.newTab}
        </TextAnchor>
      )}
    </div>
  );
}

const below = 'self-start pt-[clamp(4rem,12vw,9rem)]';

/** The frame stays where it is even when nothing is seen of it: its calendar may still come. */
function Frame({ url, email }: { readonly url: string; readonly email: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height, listening, onLoad } = useFrame(frame, url);
  return (
    <div
      // As high as the widgets are, so that nothing jumps when theirs comes, and nothing scrolls within.
      className="relative grid min-h-(--reserved) [--reserved:62rem] *:col-start-1 *:row-start-1 md:[--reserved:44rem]"
      style={height === null ? undefined : { minHeight: `max(var(--reserved), ${height}px)` }}
    >
      {state === 'failed' && <NoCalendar className={below} email={email} url={url} />}
      <noscript>
        <NoCalendar className={below} email={email} url={url} />
      </noscript>
      {listening && (state === 'opening' || state === 'loaded') && (
        <Loading className={`px-8 pb-8 ${below}`} label={bookingCopy.loading} />
      )}
      {listening && (
        <iframe
          className="invisible size-full data-[state=shown]:visible"
          ref={frame}
          src={url}
          title={bookingCopy.frameTitle}
          onLoad={onLoad}
          data-state={state}
        />
      )}
    </div>
  );
}

type Props = {
  /** What the frame opens; null when no calendar is configured. */
  readonly url: string | null;
  readonly email: string;
};

/** The calendar of an outside service on a sheet, or how to book without it. */
export function Calendar({ url, email }: Props) {
  return (
    <div className="rounded-sheet bg-sheet p-[clamp(0.75rem,2vw,1.5rem)] shadow-sheet print:hidden">
      <DoubleRule className="mb-3" />
      {url === null ? <NoCalendar email={email} /> : <Frame key={url} url={url} email={email} />}
    </div>
  );
}
