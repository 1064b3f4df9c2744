import { contactCopy } from '../../content/contact.ts';
import { paths } from '../../content/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Leader } from '../../ui/paper/leader.tsx';
import { OfferDetails, OfferSheet } from './offer-sheet.tsx';

/** The sheet that offers the free session. */
export function FreeSession() {
  const { facts, action, ...words } = contactCopy.session;
  return (
    <OfferSheet {...words}>
      {() => (
        <>
          <OfferDetails className="mt-5">
            {facts.map(([term, value]) => (
              <Leader key={term} wraps className="py-1.5" term={term} value={value} />
            ))}
          </OfferDetails>
          <ButtonLink className="mt-auto" to={paths.booking}>
            {action}
          </ButtonLink>
        </>
      )}
    </OfferSheet>
  );
}
