import { paths } from '../../content/paths.ts';
import { site } from '../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Button to the page where a session is booked, with one name and look on every page. */
export function BookingLink({ className }: { readonly className?: string }) {
  return (
    <ButtonLink className={className} to={paths.booking}>
      {site.bookingLabel}
    </ButtonLink>
  );
}
