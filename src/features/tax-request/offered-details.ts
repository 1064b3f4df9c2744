import type { School } from '../school/school.ts';
import { type DetailKey, detailKeys, longestDetail, type TaxDetails } from './tax-details.ts';

/** The facts that answer each detail. Street and commune are of one place: of who runs the school, else of the school. */
function factsFor(school: School): Readonly<Record<DetailKey, string | undefined>> {
  const place = school['employer.address'] ? 'employer' : 'school';
  return {
    rut: school['school.rut'],
    legalName: school['employer.name'],
    activity: undefined,
    address: school[`${place}.address`],
    commune: school[`${place}.commune`],
    email: school['employer.email'] ?? school['school.email'],
  };
}

/** What the school's own data say and the request does not yet. */
export function offeredDetails(
  details: TaxDetails,
  school: School,
): readonly (readonly [key: DetailKey, fact: string])[] {
  const facts = factsFor(school);
  return detailKeys.flatMap((key) => {
    const fact = facts[key] ?? '';
    return details[key].trim() === '' && fact !== ''
      ? [[key, fact.slice(0, longestDetail[key])] as const]
      : [];
  });
}
