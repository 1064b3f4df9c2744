import { folderCopy } from '../../content/accounts-folder.ts';
import { momentInChile } from '../../platform/local-days.ts';
import type { Buyer } from './buyer.ts';
import type { Receipt } from './purchases.ts';
import { type Facts, factsAround } from './voucher-facts.ts';

/** Only the payment service knows when it approved: without its word the paper says whose time it is. */
function timeOf({ approvedAt, paidAt }: Receipt): Facts[number] {
  const term = approvedAt === undefined ? folderCopy.registered : folderCopy.approved;
  return [term, folderCopy.moment(momentInChile(approvedAt ?? paidAt))];
}

/** The facts of the folder's receipt, as term and value. */
export function folderFacts(receipt: Receipt, buyer: Buyer, email: string): Facts {
  return factsAround(receipt, buyer, email, timeOf(receipt));
}
