import { useRef } from 'react';
import { bookingCopy } from '../../content/pages/booking-copy.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MailSentence } from '../../ui/mail-link.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { TextAnchor } from '../../ui/text-link.tsx';
import { useFrame } from './frame.ts';

type NoCalendarProps = {
  readonly email: string;
  /** Missing if no calendar is configured. */
  readonly url?: string;
  readonly className?: string;
};

function NoCalendar({ email, url, className = 'pt-12' }: NoCalendarProps) {
  return (
    <div
      className={`grid justify-items-center gap-3 px-4 pb-12 text-center text-lead ${className}`}
      role="alert"
    >
      <Icon name="calendar" className="size-12 stroke-[1.1] text-ink" />
      <p className="max-w-[30rem]">
        <MailSentence parts={bookingCopy.failed} email={email} />
      </p>
      {url && (
        <TextAnchor
          className="relative text-body"
          iconAfter="forward"
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

const overlayClasses = 'self-start pt-[clamp(4rem,12vw,9rem)]';

/** Keeps the iframe mounted after a timeout, because a calendar that loads late replaces the error. */
function Frame({ url, email }: { readonly url: string; readonly email: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height, isListening, onLoad } = useFrame(frame, url);
  return (
    <div
      // Reserve the widget's full height, so that nothing jumps when it loads, and the frame needs no scrolling.
      className="relative grid min-h-(--reserved) [--reserved:62rem] *:col-start-1 *:row-start-1 md:[--reserved:44rem]"
      style={height === null ? undefined : { minHeight: `max(var(--reserved), ${height}px)` }}
    >
      {state === 'failed' && <NoCalendar className={overlayClasses} email={email} url={url} />}
      <noscript>
        <NoCalendar className={overlayClasses} email={email} url={url} />
      </noscript>
      {isListening && (state === 'opening' || state === 'loaded') && (
        <Loading className={`px-8 pb-8 ${overlayClasses}`} label={bookingCopy.loading} />
      )}
      {isListening && (
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
  /** null if no calendar is configured. */
  readonly url: string | null;
  readonly email: string;
};

export function Calendar({ url, email }: Props) {
  return (
    <div className="rounded-sheet bg-sheet p-[clamp(0.75rem,2vw,1.5rem)] shadow-sheet print:hidden">
      <DoubleRule className="mb-3" />
      {url === null ? <NoCalendar email={email} /> : <Frame key={url} url={url} email={email} />}
    </div>
  );
}
