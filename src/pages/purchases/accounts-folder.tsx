import './voucher.css';
import type { ReactNode } from 'react';
import { folderCopy as copy } from '../../content/accounts-folder.ts';
import { voucherCopy } from '../../content/purchases.ts';
import { isKnown } from '../../features/purchases/buyer.ts';
import { folderFacts } from '../../features/purchases/folder-facts.ts';
import { type FolderSheet, folderSheets } from '../../features/purchases/folder-sheets.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useBuyer } from '../../features/purchases/use-buyer.ts';
import { env } from '../../platform/current-env.ts';
import { momentInChile } from '../../platform/local-days.ts';
import { FactList, Letterhead, LineTable } from './paper.tsx';

/** A request as it was written; null for none, and 'notTaken' where the firm takes none. */
export type FolderRequest = { readonly composedAt: string; readonly text: string } | null | 'notTaken';

function ReceiptSheet({
  receipt,
  sheet,
}: {
  receipt: Receipt;
  sheet: Extract<FolderSheet, { kind: 'receipt' }>;
}) {
  const buyer = useBuyer();
  const { lines, place } = sheet;
  const isFirst = place === 'first' || place === 'only';
  const isLast = place === 'last' || place === 'only';
  return (
    <>
      <h2 className="mb-[6mm]">{isFirst ? copy.receipt : copy.continued}</h2>
      {isFirst && <FactList facts={folderFacts(receipt, buyer, env.contactEmail)} />}
      <LineTable lines={lines} total={isLast ? receipt.total : null} />
      {isFirst && isKnown(buyer) && <p>{voucherCopy.declared}</p>}
    </>
  );
}

function RequestSheet({
  request,
  sheet,
}: {
  request: FolderRequest;
  sheet: Extract<FolderSheet, { kind: 'request' }>;
}) {
  return (
    <>
      <h2 className="mb-[6mm]">{sheet.isFirst ? copy.request : copy.requestContinued}</h2>
      {sheet.lines === null && <p>{copy.noRequest}</p>}
      {sheet.isFirst && request !== null && request !== 'notTaken' && (
        <p className="mb-[6mm]">{copy.composed(momentInChile(request.composedAt))}</p>
      )}
      {sheet.lines && (
        <p className="border border-[#999] p-[4mm] wrap-anywhere whitespace-pre-wrap">
          {sheet.lines.join('\n')}
        </p>
      )}
    </>
  );
}

/** Boxes to stamp and to write in; the labels are neutral, what belongs there is the school's. */
function OwnSheet() {
  const { stamp, account, person, date, remarks } = copy.fields;
  const box = 'border border-[#999] p-[3mm] font-semibold';
  return (
    <>
      <h2 className="mb-[6mm]">{copy.own}</h2>
      <div className="grid grid-cols-2 gap-[5mm]">
        <p className={`row-span-3 h-[75mm] ${box}`}>{stamp}</p>
        {[account, person, date].map((label) => (
          <p key={label} className={box}>
            {label}
          </p>
        ))}
        <p className={`col-span-2 h-[60mm] ${box}`}>{remarks}</p>
      </div>
    </>
  );
}

type Props = { readonly receipt: Receipt; readonly request: FolderRequest };

/** What the school's accounts keep of one purchase, several Carta pages for print; hidden on screen. */
export function AccountsFolder({ receipt, request }: Props) {
  const text = request === null || request === 'notTaken' ? request : request.text;
  const sheets = folderSheets(receipt.lines, text);
  const content = (sheet: FolderSheet): ReactNode => {
    switch (sheet.kind) {
      case 'receipt':
        return <ReceiptSheet receipt={receipt} sheet={sheet} />;
      case 'request':
        return <RequestSheet request={request} sheet={sheet} />;
      case 'own':
        return <OwnSheet />;
    }
  };
  return sheets.map((sheet, index) => (
    <section key={index} translate="no" className="voucher hidden print:block [.voucher+&]:break-before-page">
      <Letterhead />
      <p className="mb-[4mm] wrap-anywhere">{copy.sheet(receipt.paymentId, index + 1, sheets.length)}</p>
      {content(sheet)}
      <p className="mt-[6mm]">
        <strong>{copy.notice}</strong>
      </p>
    </section>
  ));
}
