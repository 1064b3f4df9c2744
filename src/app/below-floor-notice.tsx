import { belowFloor } from '../content/below-floor.ts';
import { env } from '../platform/current-env.ts';

/**
 * Shown above a prerendered page by browsers that the app is not started in: below-floor.css hides it from the
 * others. It is no part of the app.
 */
export function BelowFloorNotice() {
  const [before, after] = belowFloor;
  return (
    <div className="below-floor-notice" data-nosnippet="">
      {before}
      <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
      {after}
    </div>
  );
}
