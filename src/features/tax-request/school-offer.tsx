import { taxRequestCopy as copy } from '../../content/tax-request.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { ownSchool } from '../school/own-school.ts';
import { noSchool } from '../school/school.ts';
import { offeredDetails } from './offered-details.ts';
import { noTaxData } from './tax-data.ts';
import { ownTaxData } from './tax-store.ts';

/** The data of the school that the person has kept: written by a press alone, since whoever pays need not be it. */
export function SchoolOffer({ onAccept }: { readonly onAccept: () => void }) {
  const { details } = useStore(ownTaxData, noTaxData);
  const offered = offeredDetails(details, useStore(ownSchool, noSchool));
  if (offered.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2 text-small wrap-anywhere">
      <p>
        {copy.offer} {offered.map(([, fact]) => fact).join(' · ')}
      </p>
      <Button
        variant="line"
        small
        onClick={() => {
          for (const [key, fact] of offered) ownTaxData.answer(key, fact);
          onAccept();
        }}
      >
        {copy.accept}
      </Button>
    </div>
  );
}
