import { taxMailCopy as copy, taxRequestCopy } from '../../content/tax-request-copy.ts';
import { dateTimeInChile, formatClp, longDateInChile } from '../../platform/format.ts';
import { type PurchasedLine, productName, type Receipt } from '../purchases/purchases.ts';
import { detailKeys, formatDetail, type TaxDetails, toOneLine } from './tax-details.ts';

/** E-mail for the buyer to send, with '\n' between lines. */
export type RequestMail = { readonly to: string; readonly subject: string; readonly body: string };

/** Maximum characters of a mailto address. Mail programs on Windows don't open longer ones. */
export const maxAddressLength = 1_900;

const formatFact = (term: string, value: string) => `${term}: ${value}`;

function lineText({ id, quantity, unitPrice }: PurchasedLine): string {
  const line = copy.line(quantity, toOneLine(productName(id)));
  if (unitPrice === undefined) return line;
  const term = quantity > 1 ? copy.unitPrice(line, formatClp(unitPrice)) : line;
  return formatFact(term, formatClp(unitPrice * quantity));
}

/** Returns the e-mail that requests a boleta or factura. @param to the firm's address */
export function composeRequestMail(receipt: Receipt, details: TaxDetails, to: string): RequestMail {
  const { paidAt, approvedAt = paidAt, quote, lines, total } = receipt;
  const paymentId = receipt.paymentId === null ? null : toOneLine(receipt.paymentId);
  const body = [
    copy.greeting,
    '',
    copy.request,
    '',
    copy.order,
    formatFact(copy.payment, paymentId ?? copy.unknownPayment),
    formatFact(copy.date, copy.moment(dateTimeInChile(approvedAt))),
    ...(quote === undefined ? [] : [formatFact(copy.quote, toOneLine(quote))]),
    ...lines.map(lineText),
    formatFact(copy.total, formatClp(total)),
    '',
    copy.details,
    ...detailKeys.map((key) => formatFact(taxRequestCopy.fields[key], formatDetail(key, details[key]))),
  ];
  return { to, subject: copy.subject(paymentId, longDateInChile(approvedAt)), body: body.join('\n') };
}

/** Returns the mailto address of the e-mail (RFC 6068); null if it is too long for mail programs. */
export function mailtoOf({ to, subject, body }: RequestMail): string | null {
  // Stored text may contain half of a surrogate pair, which can't be encoded.
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
  const [address, ...query] = [to, subject, body.replaceAll('\n', '\r\n')].map(encode);
  const href = `mailto:${address?.replace('%40', '@')}?subject=${query[0]}&body=${query[1]}`;
  return href.length <= maxAddressLength ? href : null;
}

/** Returns the whole e-mail as text to paste, for people without a mail program. */
export function mailText({ to, subject, body }: RequestMail): string {
  return [formatFact(copy.to, to), formatFact(copy.subjectLabel, subject), '', body].join('\n');
}
