import { useId } from 'react';
import { paths } from '../../content/paths.ts';
import { type Service, type ServiceDetail, serviceSheet, services } from '../../content/services.ts';
import { formatClp } from '../../platform/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Leader } from '../../ui/leader.tsx';

function Details({ facts, items, note }: ServiceDetail) {
  return (
    <div className="service__details">
      {facts?.map(([term, value]) => (
        <Leader key={term} term={term} value={value} />
      ))}
      {items && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}

type SheetProps = { readonly service: Service; readonly detail: ServiceDetail };

function ServiceSheet({ service, detail }: SheetProps) {
  const id = useId();
  return (
    <article className="service" aria-labelledby={id}>
      <span className="label">{service.label}</span>
      <div className="double" />
      <h3 id={id}>{service.name}</h3>
      <p>{detail.text}</p>
      <p className="service__price">
        <span className="caption">{serviceSheet.from}</span>{' '}
        <span className="price">{formatClp(service.from)}</span>{' '}
        {service.unit && <span className="caption">{service.unit}</span>}
      </p>
      <Details {...detail} />
      <ButtonLink to={paths.contact} aria-describedby={id}>
        {serviceSheet.request}
      </ButtonLink>
    </article>
  );
}

/** The two services with the price each starts from, briefly or in full. */
export function ServiceSheets({ detail }: { readonly detail: 'brief' | 'full' }) {
  return (
    <div className="services">
      {services.map((service) => (
        <ServiceSheet key={service.name} service={service} detail={service[detail]} />
      ))}
    </div>
  );
}
