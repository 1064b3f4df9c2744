import { notStarted, tooOld } from '../content/frame-copy.ts';
import { env } from '../platform/current-env.ts';

/**
 * Shown above a prerendered page by browsers that the app is not started in: browser-notices.css hides it from the
 * others. It is no part of the app.
 */
export function TooOldNotice() {
  return (
    <div className="too-old-notice" data-nosnippet="">
      {tooOld[0]}
      <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
      {tooOld[1]}
    </div>
  );
}

/**
 * Shown at the foot of a prerendered page whose app has not started after a while, also where no script has come at all:
 * browser-notices.css waits, and the app takes it away.
 */
export function NotStartedNotice() {
  const [text, retry] = notStarted;
  return (
    <div className="not-started-notice" data-nosnippet="">
      {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, query and all, without a script */}
      <span>{text}</span> <a href="">{retry}</a>
    </div>
  );
}
