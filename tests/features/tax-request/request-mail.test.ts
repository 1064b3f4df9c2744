import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  composeRequestMail,
  mailText,
  mailtoOf,
  maxAddressLength,
} from '../../../src/features/tax-request/request-mail.ts';
import {
  detailKeys,
  maxDetailLengths,
  type TaxDetails,
} from '../../../src/features/tax-request/tax-details.ts';
import { maxBodyLength } from '../../../src/features/tax-request/tax-store.ts';
import { anyText } from '../../any-text.ts';
import { firmEmail, receipt, taxDetails } from './purchase.ts';

const mail = composeRequestMail(receipt, taxDetails, firmEmail);

function parseMailto(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  };
}

test('the e-mail has the applicant, payment, date, items and total', () => {
  expect(mail.subject).toBe('Boleta o factura por el pago 5550001');
  expect(mail.body.split('\n')).toEqual([
    'Estimados:',
    '',
    'Solicito boleta o factura por la siguiente compra.',
    '',
    'COMPRA',
    'Número de pago de Mercado Pago: 5550001',
    'Fecha: 2 de marzo de 2026, 09:04 (hora de Chile)',
    '2 × Formulario de Registro DEA, a $2.000 cada uno: $4.000',
    '1 × Contrato a Plazo Fijo – Educadora Diferencial PIE: $8.000',
    'Total: $12.000',
    '',
    'DATOS PARA EL DOCUMENTO',
    'RUT: 76.543.210-3',
    'Razón social: Fundación Educacional Los Aromos',
    'Giro: Enseñanza básica y media',
    'Dirección: Av. Ejemplo 123',
    'Comuna: Ñuñoa',
    'Correo electrónico: finanzas@colegio-peñalolén.example',
  ]);
});

test('the e-mail says which facts of an incomplete purchase are unknown, or leaves them out', () => {
  const { approvedAt: _, ...undatedReceipt } = receipt;
  const { subject, body } = composeRequestMail(
    { ...undatedReceipt, paymentId: null, quote: 'C-77', lines: [{ id: 'prod_retirado', quantity: 3 }] },
    taxDetails,
    firmEmail,
  );
  expect(subject).toBe('Boleta o factura por la compra del 2 de marzo de 2026');
  expect(body).toContain('Número de pago de Mercado Pago: no está registrado en el equipo de la compra\n');
  expect(body).toContain('\nCotización: C-77\n3 × prod_retirado\nTotal: $12.000\n');
});

test('the mailto address contains the same e-mail, with the line breaks of RFC 6068', () => {
  const href = mailtoOf(mail) ?? '';
  expect(href.startsWith(`mailto:${firmEmail}?subject=`)).toBe(true);
  expect(href).not.toMatch(/[^!-~]/);
  expect(href).toContain('%0D%0A');
  expect(href).not.toMatch(/(?<!%0D)%0A/);
  expect(parseMailto(href)).toEqual({ protocol: 'mailto:', ...mail });
});

test('the copied text begins with the firm’s address and the subject', () => {
  expect(mailText(mail)).toBe(`Para: ${mail.to}\nAsunto: ${mail.subject}\n\n${mail.body}`);
});

const anyDetails = fc.record(
  Object.fromEntries(detailKeys.map((key) => [key, anyText({ maxLength: maxDetailLengths[key] })])),
) as fc.Arbitrary<TaxDetails>;

test('typed text cannot add a line, a header or a recipient', () => {
  const attack = {
    ...taxDetails,
    commune: 'Ñuñoa\r\nBcc: otro@example.example',
    legalName: 'A&cc=otro@x.example&body=B',
  };
  const attacked = composeRequestMail(receipt, attack, firmEmail);
  expect(attacked.body.split('\n')).toHaveLength(mail.body.split('\n').length);
  expect(parseMailto(mailtoOf(attacked) ?? '')).toEqual({ protocol: 'mailto:', ...attacked });
  fc.assert(
    fc.property(anyDetails, (answers) => {
      const mailWithAnswers = composeRequestMail(receipt, answers, firmEmail);
      expect(mailWithAnswers.body.split('\n')).toHaveLength(mail.body.split('\n').length);
      expect(mailWithAnswers.subject).toBe(mail.subject);
      const href = mailtoOf(mailWithAnswers);
      if (href !== null) expect(parseMailto(href)).toEqual({ protocol: 'mailto:', ...mailWithAnswers });
    }),
  );
});

test('text from a payment or from storage cannot add a line', () => {
  const attacked = composeRequestMail(
    {
      ...receipt,
      paymentId: '5550001\r\nBcc: a@b.example',
      quote: 'C-77\u2028Total: $1\ud800',
      lines: [{ id: 'prod_\nRUT: 1-9', quantity: 1 }],
    },
    taxDetails,
    firmEmail,
  );
  expect(attacked.subject).toBe('Boleta o factura por el pago 5550001 Bcc: a@b.example');
  expect(attacked.body).toContain('\nCotización: C-77 Total: $1\n1 × prod_ RUT: 1-9\nTotal: $12.000\n');
  expect(parseMailto(mailtoOf({ ...attacked, body: 'x\ud800\udc00 \udc00' }) ?? '').body).toBe(
    'x\ud800\udc00 \ufffd',
  );
});

test('there is no mailto address if mail programs would cut it off', () => {
  const id = 'prod_'.padEnd(256, 'ñ');
  const lines = Array.from({ length: 50 }, (_, index) => ({ id: id + index, quantity: 999, unitPrice: 1e9 }));
  const long = composeRequestMail({ ...receipt, lines }, taxDetails, firmEmail);
  expect(mailtoOf(long)).toBeNull();
  expect(mailText(long)).toContain(lines[49]?.id ?? '-');
  expect(long.body.length).toBeLessThan(maxBodyLength);
  const baseLength = mailtoOf({ ...mail, body: '' })?.length ?? 0;
  expect(mailtoOf({ ...mail, body: 'x'.repeat(maxAddressLength - baseLength) })).toHaveLength(
    maxAddressLength,
  );
  expect(mailtoOf({ ...mail, body: 'x'.repeat(maxAddressLength - baseLength + 1) })).toBeNull();
});
