import type { Values } from '../model/document.ts';
import type { DeaKey } from '../templates/dea-form/fields.ts';
import type { ContractKey } from '../templates/fixed-term-contract/fields.ts';
import { type Drafts, draftOf } from './draft.ts';

type Shared = {
  readonly prod_dea_01: DeaKey;
  readonly prod_contrato_pf_ed_01: ContractKey;
};

type SharingProduct = keyof Shared;

/** One question that both documents ask, under each one's own key. */
const shared: readonly Shared[] = [
  { prod_dea_01: 'est_nombre', prod_contrato_pf_ed_01: 'est_nombre' },
  { prod_dea_01: 'est_rut', prod_contrato_pf_ed_01: 'emp_rut' },
  { prod_dea_01: 'est_region', prod_contrato_pf_ed_01: 'emp_region' },
  { prod_dea_01: 'rep_nombre', prod_contrato_pf_ed_01: 'rep_nombre' },
  { prod_dea_01: 'rep_rut', prod_contrato_pf_ed_01: 'rep_rut' },
  { prod_dea_01: 'firma_lugar', prod_contrato_pf_ed_01: 'contrato_ciudad' },
];

const other: Readonly<Record<SharingProduct, SharingProduct>> = {
  prod_dea_01: 'prod_contrato_pf_ed_01',
  prod_contrato_pf_ed_01: 'prod_dea_01',
};

function isSharing(productId: string): productId is SharingProduct {
  return productId in other;
}

/** Answers of another document that this one still lacks. */
export type Offer = {
  readonly from: string;
  readonly answers: Values;
};

/** What the other document knows and this one does not; null when there is nothing to offer. */
export function offerFor(drafts: Drafts, productId: string): Offer | null {
  if (!isSharing(productId)) return null;
  const from = other[productId];
  const own = draftOf(drafts, productId);
  const theirs = draftOf(drafts, from);
  const answers = Object.fromEntries(
    shared.flatMap((keys) => {
      const answer = theirs[keys[from]]?.trim() ?? '';
      return answer !== '' && (own[keys[productId]] ?? '') === '' ? [[keys[productId], answer]] : [];
    }),
  );
  return Object.keys(answers).length > 0 ? { from, answers } : null;
}
