import {
  type Service,
  type ServiceDetail,
  serviceSheet,
  services,
} from '../../content/pages/services-copy.ts';
import { paths } from '../../content/paths.ts';
import { formatClp } from '../../platform/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { OfferDetails, OfferFacts, OfferSheet } from './offer-sheet.tsx';

function Details({ facts, items, note }: ServiceDetail) {
  if (!facts && !items && !note) return null;
  return (
    <OfferDetails>
      {facts && <OfferFacts facts={facts} />}
      {items && (
        <ul className="-my-2.5">
          {items.map((item) => (
            <li
              key={item}
              className="relative border-rule py-2.5 pl-6.5 not-first:border-t before:absolute before:top-[1.35em] before:left-0 before:h-[2px] before:w-3 before:bg-accent"
            >
              {item}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className="py-1.5 leading-[1.5] [ul+&]:mt-2.5 [ul+&]:border-t [ul+&]:border-rule [ul+&]:pt-3">
          {note}
        </p>
      )}
    </OfferDetails>
  );
}

type SheetProps = { readonly service: Service; readonly detail: ServiceDetail };

/** Sheets side by side align their parts in rows, with the buttons at the bottom. */
function ServiceSheet({ service, detail }: SheetProps) {
  return (
    <OfferSheet
      className="md:row-span-7 md:grid md:grid-rows-subgrid md:gap-y-0 @max-[17rem]:p-4 @max-[17rem]:hyphens-auto"
      label={service.label}
      title={service.name}
      text={detail.text}
    >
      {(titleId) => (
        <>
          <p className="my-4 flex flex-wrap content-start items-baseline gap-x-2.5 gap-y-0.5">
            <span className="basis-full text-small text-ink-500">{serviceSheet.startingAtLabel}</span>{' '}
            <Price className="text-price">{formatClp(service.startingPrice)}</Price>{' '}
            {service.unit && <span className="text-small text-ink-500">{service.unit}</span>}
          </p>
          <Details {...detail} />
          <ButtonLink className="mt-6 md:self-end" to={paths.contact} aria-describedby={titleId}>
            {serviceSheet.request}
          </ButtonLink>
        </>
      )}
    </OfferSheet>
  );
}

export function ServiceSheets({ detail: detailLevel }: { readonly detail: 'brief' | 'full' }) {
  return (
    <div className="@container grid gap-6 md:grid-cols-2 md:gap-7">
      {services.map((service) => (
        <ServiceSheet key={service.name} service={service} detail={service[detailLevel]} />
      ))}
    </div>
  );
}
