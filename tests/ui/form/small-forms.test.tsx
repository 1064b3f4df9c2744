// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { transferCopy } from '../../../src/content/documents/drafts-copy.ts';
import { LoginForm } from '../../../src/features/auth/login-form.tsx';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { createDraftStore } from '../../../src/features/documents/form/drafts/draft-store.ts';
import { FilePasswordForm } from '../../../src/features/documents/form/drafts/files/draft-password.tsx';
import { DraftPanel } from '../../../src/features/documents/form/drafts/panel/draft-panel.tsx';
import { BuyerAndOrderFields } from '../../../src/features/school/buyer-fields.tsx';
import { useBuyerCheck } from '../../../src/features/school/use-buyer-check.ts';
import { TaxRequestForm } from '../../../src/features/tax-request/tax-request-form.tsx';
import { OtherDeviceForm } from '../../../src/pages/purchases/other-device-form.tsx';
import { QuotePage } from '../../../src/pages/quote-page.tsx';
import { createStores } from '../../../src/platform/store.ts';
import { smallTemplate } from '../../features/documents/small-template.ts';
import { receipt, withProviders } from '../../pages/purchases/purchases-fixture.tsx';
import { deaForm } from '../../shop.ts';
import { findExposedFields } from './exposed-fields.ts';

beforeEach(() => localStorage.clear());

function BuyerForm() {
  return <BuyerAndOrderFields check={useBuyerCheck(['C-261122-7KQP'])} />;
}

const doNothing = () => {};

const forms: Readonly<Record<string, readonly [count: number, form: ReactNode]>> = {
  login: [2, <LoginForm key="" />],
  buyer: [4, <BuyerForm key="" />],
  'tax request': [
    6,
    <TaxRequestForm key="" receipt={receipt} isReturning={false} onReview={doNothing} onReady={doNothing} />,
  ],
  'purchase of another device': [1, <OtherDeviceForm key="" hintId="" service={null} onFound={doNothing} />],
  'password of a file': [
    1,
    <FilePasswordForm key="" file={new Blob()} onOpened={doNothing} onCancel={doNothing} />,
  ],
};

test.each(Object.entries(forms))('the form keeps typed text on the device: %s', (_, [count, element]) => {
  render(withProviders(element).element);
  expect(findExposedFields()).toEqual({ count, sent: [] });
});

test('the quote keeps typed text on the device', async () => {
  const stores = createStores();
  stores.get(createCartStore).add(deaForm);
  render(withProviders(<QuotePage />, stores, '/cotizacion').element);
  await screen.findByRole('article');
  expect(findExposedFields()).toEqual({ count: 5, sent: [] });
});

test('the options of a draft keep typed text on the device', async () => {
  const stores = createStores();
  const drafts = stores.get(createDraftStore);
  const draftId = drafts.create({ productId: smallTemplate.productId, values: { sal_destino: 'Museo' } });
  const panel = (
    <DraftPanel
      template={smallTemplate}
      sharing={[]}
      draftId={draftId}
      nextYearNoun={null}
      pluralSubject=""
      title=""
      onOpen={doNothing}
      onSave={doNothing}
      onReadWord={vi.fn()}
      onAnnounce={doNothing}
      onDraftCreated={doNothing}
      EraseAll={() => null}
      SummaryButton={() => null}
    />
  );
  render(withProviders(panel, stores).element);
  fireEvent.click(screen.getByLabelText(transferCopy.protect.action));
  expect(findExposedFields()).toEqual({ count: 3, sent: [] });
});
