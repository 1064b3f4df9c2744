import { notStartedNotice, tooOldNotice } from '../content/frame-copy.ts';
import { env } from '../platform/current-env.ts';

/**
 * Asks for a newer browser, above a prerendered page. browser-notices.css hides the notice in browsers that can run the
 * app. The notice is only in the prerendered HTML: the app doesn't render it.
 */
export function TooOldNotice() {
  return (
    <div className="too-old-notice" data-nosnippet="">
      {tooOldNotice[0]}
      <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
      {tooOldNotice[1]}
    </div>
  );
}

/**
 * Offers a reload, at the foot of a prerendered page, if the app hasn't started after 20 s. An animation in
 * browser-notices.css shows the notice after that time, so the notice also appears if no script loads. On start, the
 * app removes the notice.
 */
export function NotStartedNotice() {
  const [text, retryLabel] = notStartedNotice;
  return (
    <div className="not-started-notice" data-nosnippet="">
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page with its query, without a script */}
      <span>{text}</span> <a href="">{retryLabel}</a>
    </div>
  );
}
