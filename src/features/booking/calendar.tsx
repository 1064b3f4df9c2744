import { useRef } from 'react';
import { bookingCopy } from '../../content/booking.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MailSentence } from '../../ui/mail-sentence.tsx';
import { useFrame } from './use-frame.ts';

type FailedProps = {
  readonly email: string;
  /** The calendar's address, if there is one. */
  readonly url?: string;
};

/** Shown in the calendar's place. */
function NoCalendar({ email, url }: FailedProps) {
  return (
    <div className="calendar__failed" role="alert">
      <Icon name="calendar" />
      <p className="mail-line">
        <MailSentence around={bookingCopy.failed} email={email} />
      </p>
      {url && (
        <a className="link" href={url} target="_blank" rel="noreferrer">
          <span>{bookingCopy.newTab}</span>
          <Icon name="forward" />
        </a>
      )}
    </div>
  );
}

/** The frame stays where it is even when nothing is seen of it: its calendar may still come. */
function Frame({ url, email }: { readonly url: string; readonly email: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height, listening, onLoad } = useFrame(frame, url);
  return (
    <div
      className="calendar__room"
      style={height === null ? undefined : { minHeight: `max(var(--reserved), ${height}px)` }}
    >
      {state === 'failed' && <NoCalendar email={email} url={url} />}
      <noscript>
        <NoCalendar email={email} url={url} />
      </noscript>
      {listening && (state === 'opening' || state === 'loaded') && <Loading label={bookingCopy.loading} />}
      {listening && (
        <iframe ref={frame} src={url} title={bookingCopy.frameTitle} onLoad={onLoad} data-state={state} />
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
    <div className="calendar">
      <div className="double" />
      {url === null ? <NoCalendar email={email} /> : <Frame key={url} url={url} email={email} />}
    </div>
  );
}
