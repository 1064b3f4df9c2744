// A purchase and an applicant, for tests of requests for a tax document: a boleta or factura.
import type { Receipt } from '../../../src/features/purchases/purchases.ts';
import type { TaxDetails } from '../../../src/features/tax-request/tax-details.ts';

export const firmEmail = 'contacto@mentorialegal.example';

export const taxDetails: TaxDetails = {
  rut: '76.543.210-3',
  legalName: 'Fundación Educacional Los Aromos',
  activity: 'Enseñanza básica y media',
  address: 'Av. Ejemplo 123',
  commune: 'Ñuñoa',
  email: 'finanzas@colegio-peñalolén.example',
};

export const receipt: Receipt = {
  reference: 'ref-1',
  preparedId: 'pref-1',
  lines: [
    { id: 'prod_dea_01', quantity: 2, unitPrice: 2000 },
    { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
  ],
  total: 12_000,
  startedAt: '2026-03-02T11:00:00.000Z',
  paymentId: '5550001',
  paidAt: '2026-03-02T12:04:00.000Z',
  approvedAt: '2026-03-02T09:04:00.000-03:00',
};
