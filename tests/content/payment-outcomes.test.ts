import { expect, test } from 'vitest';
import {
  type MessageRow,
  outcomeRows,
  type ReturnRow,
  writeOutcome,
} from '../../src/content/payment-outcomes.ts';
import { outcomesAt } from '../features/payments/facts.ts';

const { paid, notPaid, check, number, lostPayments } = outcomeRows;
const returnRows: Record<string, Record<string, ReturnRow>> = { paid, notPaid };
const messageRows: Record<string, Record<string, MessageRow>> = { check, number, lost: lostPayments };
const email = 'contacto@mentorialegal.example';
const write = ({ text }: Pick<MessageRow, 'text'>) => writeOutcome(text, { email, documentCount: 2 });

const namesOfRows = <Row>(rows: Record<string, Row>, matches: (row: Row) => boolean) =>
  Object.keys(rows).filter((name) => {
    const row = rows[name];
    return row !== undefined && matches(row);
  });

/** Rows that no decision about a payment leads to, such as the text before a check or after a mistyped number. */
const rowsWithoutDecision: Record<string, readonly string[]> = {
  paid: ['asking', 'pendingElsewhere'],
  notPaid: ['pendingElsewhere'],
  check: ['idle'],
  number: ['idle', 'wrong', 'several', 'has'],
};

test.each(['paid', 'notPaid', 'check', 'number'] as const)(
  '%s has one row for each possible outcome and no others',
  (place) => {
    const rows = Object.keys(returnRows[place] ?? messageRows[place] ?? {});
    // The list of pending payments drops found and deleted purchases.
    const removedOutcomes = place === 'check' ? ['documents', 'deleted'] : [];
    const shownOutcomes = outcomesAt(place).filter((outcome) => !removedOutcomes.includes(outcome));
    expect(new Set(rows)).toEqual(new Set([...shownOutcomes, ...(rowsWithoutDecision[place] ?? [])]));
  },
);

/** Matches every sentence that says that nothing was charged, and no other. */
const noChargeClaims = /ningún cobro|no se (le )?cobró|sin cobro/i;

test('only the row for a refused payment says that nothing was charged', () => {
  for (const rows of [...Object.values(returnRows), ...Object.values(messageRows)]) {
    expect(namesOfRows<Pick<MessageRow, 'text'>>(rows, (row) => noChargeClaims.test(write(row)))).toEqual(
      'refused' in rows ? ['refused'] : [],
    );
  }
});

test('/pago-exitoso offers another check of a payment that may still be confirmed', () => {
  const undecided = ['pending', 'pendingElsewhere', 'notYet', 'unconfirmed', 'unreachable', 'elsewhere'];
  expect(namesOfRows(paid, ({ mainAction }) => mainAction !== null)).toEqual(undecided);
  expect(namesOfRows(paid, ({ mainAction }) => mainAction === 'check')).toEqual([
    'pending',
    'pendingElsewhere',
  ]);
  expect(namesOfRows(paid, ({ link }) => link !== null)).toEqual([...undecided, 'deleted']);
});

test('/pago-exitoso asks the buyer to note the number of an undecided payment', () => {
  expect(namesOfRows(paid, (row) => row.numberDisplay === 'note')).toEqual([
    'pending',
    'pendingElsewhere',
    'notYet',
    'unconfirmed',
    'unreachable',
  ]);
});

test('/pago-exitoso shows the contact e-mail in every row', () => {
  expect(namesOfRows(paid, ({ showsContact }) => !showsContact)).toEqual([]);
});

test('/pago-cancelado offers to check a pending payment', () => {
  const pending = ['pending', 'pendingElsewhere'];
  expect(namesOfRows(notPaid, ({ mainAction }) => mainAction === 'check')).toEqual(pending);
  expect(namesOfRows(notPaid, (row) => row.numberDisplay === 'note')).toEqual(pending);
  expect(namesOfRows(notPaid, ({ mainAction }) => mainAction === null)).toEqual([]);
});

test('/pago-cancelado advises waiting before another payment if the buyer may have paid', () => {
  expect(namesOfRows(notPaid, ({ advisesToWait }) => advisesToWait)).toEqual([
    'cancelledWait',
    'notApprovedWait',
    'pending',
    'pendingElsewhere',
    'contradicting',
  ]);
});

test('/pago-cancelado shows the contact e-mail if the buyer may have been charged', () => {
  expect(namesOfRows(notPaid, ({ showsContact }) => showsContact)).toEqual([
    'notApproved',
    'notApprovedWait',
    'returned',
    'contradicting',
  ]);
});

test('the cart is mentioned while its products are unpaid', () => {
  expect(namesOfRows(paid, ({ keepsCart }) => keepsCart)).toEqual([
    'pending',
    'pendingElsewhere',
    'notYet',
    'notApproved',
    'refused',
  ]);
  expect(namesOfRows(notPaid, ({ keepsCart }) => !keepsCart)).toEqual([
    'documents',
    'returned',
    'contradicting',
    'deleted',
  ]);
});

test('the link says «Buscar» if this device does not have the payment', () => {
  expect(notPaid.pending.link).toBe('Ver en Mis compras');
  expect(notPaid.pendingElsewhere.link).toBe('Buscar en Mis compras');
  expect(write(paid.pendingElsewhere)).toContain('con el número de pago');
});

test('the tab title names a confirmed payment, on /pago-cancelado also a pending one', () => {
  const rowsWithTitle = (rows: Record<string, ReturnRow>, title: string) =>
    namesOfRows(rows, ({ meta }) => meta.title.startsWith(`${title} | `));
  expect(rowsWithTitle(paid, 'Pago confirmado')).toEqual(['documents']);
  expect(rowsWithTitle(paid, 'Estado de su pago')).toHaveLength(Object.keys(paid).length - 1);
  expect(rowsWithTitle(notPaid, 'Pago confirmado')).toEqual(['documents']);
  expect(rowsWithTitle(notPaid, 'Pago pendiente')).toEqual(['pending', 'pendingElsewhere']);
  expect(rowsWithTitle(notPaid, 'Estado de su pago')).toEqual(['returned', 'contradicting', 'deleted']);
});

test('/mis-compras shows the contact e-mail in rows that advise writing to the firm', () => {
  const rowsWithEmail = (rows: Record<string, MessageRow>) =>
    namesOfRows(rows, (row) => write(row).includes(email));
  expect(rowsWithEmail(check)).toEqual(['returned', 'contradicting', 'unconfirmed', 'noService']);
  expect(rowsWithEmail(number)).toEqual(['unknown', 'returned', 'contradicting', 'noService']);
  expect(rowsWithEmail(lostPayments)).toEqual(['partly']);
});

test('/mis-compras offers a check unless the site has no payment service', () => {
  expect(namesOfRows(check, ({ hasCheckButton }) => !hasCheckButton)).toEqual(['noService']);
});

test('/mis-compras shows messages about an invalid or unknown number at its field', () => {
  expect(namesOfRows(number, ({ showsAtField }) => showsAtField)).toEqual(['wrong', 'several', 'unknown']);
});
