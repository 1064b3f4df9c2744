import type { LegalService, Offer } from 'schema-dts';
import { paths } from '../../content/paths.ts';
import type { Service } from '../../content/services.ts';
import { shareImage } from '../../ui/share-image.ts';
import { firm } from './firm.ts';

function serviceOffer({ name, brief, from }: Service): Offer {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description: brief.text },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: from, priceCurrency: 'CLP' },
  };
}

export type FirmFacts = {
  readonly description: string;
  readonly email: string;
  readonly services: readonly Service[];
};

/** The firm with what it offers, for the home page. */
export function legalServiceData({ description, email, services }: FirmFacts, siteUrl: string): LegalService {
  return {
    ...firm(siteUrl),
    description,
    email,
    logo: `${siteUrl}/img/logo-word.png`,
    image: siteUrl + shareImage(paths.home),
    address: { '@type': 'PostalAddress', addressLocality: 'Santiago', addressCountry: 'CL' },
    makesOffer: services.map(serviceOffer),
  };
}
