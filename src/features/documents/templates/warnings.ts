import type { Values } from '../model/document.ts';
import type { Warning } from '../model/warning.ts';
import { deaWarnings } from './dea-form/warnings.ts';
import { contractWarnings } from './fixed-term-contract/warnings.ts';

type Rules = (values: Values, today: string) => readonly Warning[];

const rulesOf: ReadonlyMap<string, Rules> = new Map<string, Rules>([
  ['prod_dea_01', deaWarnings],
  ['prod_contrato_pf_ed_01', contractWarnings],
]);

/**
 * What the values of a product's document should be looked at for; none for a document without guard rails.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function warningsOf(productId: string, values: Values, today: string): readonly Warning[] {
  return rulesOf.get(productId)?.(values, today) ?? [];
}
