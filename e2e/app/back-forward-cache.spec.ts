import { findFullChromium, launchOptions } from '../../scripts/lib/browser.ts';
import { blankDownloadButton } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { countPreferences, goToPayment, payButton, payLink } from '../support/paying.ts';
import { longTag } from '../support/tags.ts';

// Playwright disables the back/forward cache, and the headless shell of the other journeys lacks it.
test.use({
  launchOptions: {
    ...launchOptions(findFullChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Don't wait for `load`, which a page from the back/forward cache doesn't fire. */
const commitOptions = { waitUntil: 'commit' } as const;

test('Back from the payment page shows a cached checkout that offers a new payment', {
  tag: longTag,
}, async ({ page, sandbox, openCheckout }) => {
  await openCheckout(formName);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'true';
  });
  await goToPayment(page);

  await page.goBack(commitOptions);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expect(payButton(page)).toBeVisible();
  await expect(payLink(page)).toHaveCount(0);
  await goToPayment(page);
  expect(await countPreferences(sandbox)).toBe(2);

  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  await page.goBack(commitOptions);
  await page.goBack(commitOptions);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expect(page.getByText('Tu carrito está vacío.')).toBeVisible();
});
