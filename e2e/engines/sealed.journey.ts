import { sealCopy } from '../../src/content/documents/seal-copy.ts';
import { site as siteCopy } from '../../src/content/site.ts';
import { completionPath, contractName } from '../support/names.ts';
import { startRecordingProxy } from '../support/recording-proxy.ts';
import { tabIconPattern } from '../support/requests.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { leakMarker, tryToSend } from '../support/try-to-send.ts';
import { expect, test } from './fixtures.ts';
import { createPerson } from './person.ts';

/**
 * Values of the query parameter in requests that arrive from a page that isn't sealed, even if the browser reports a
 * failure. Each is the name of a method of `tryToSend`, except 'text', which the blob worker sends.
 */
const arrivingValues = ['fetch', 'xhr', 'beacon', 'socket', 'events', 'image', 'import', 'worker', 'text'];

test('a page sends nothing once it is sealed', async ({ browserUnderTest, site, savedWord }) => {
  const siteProxy = await startRecordingProxy(site);
  const buyer = createPerson(browserUnderTest, siteProxy.url);
  const send = (methods: readonly string[] | null) =>
    browserUnderTest.run(`(${tryToSend})(${JSON.stringify(siteProxy.url)}, ${JSON.stringify(methods)})`);
  await buyer.open('/checkout');
  await buyer.evaluate(
    (storedPurchases) => localStorage.setItem('mle.purchases', storedPurchases),
    purchasesEntry(storedReceipt)['mle.purchases'],
  );
  await send([...arrivingValues, 'blob worker']);
  for (const parameterValue of arrivingValues)
    expect(siteProxy.requests.join('\n')).toContain(`${leakMarker}=${parameterValue}`);

  await buyer.open(completionPath(contractName));
  // The page reserves space for the button, and hides it until the page is sealed.
  const isSealed = () =>
    buyer.evaluate(
      (name) =>
        [...document.querySelectorAll('button')].some(
          (button) => button.textContent === name && getComputedStyle(button).visibility === 'visible',
        ),
      sealCopy.check,
    );
  await expect.poll(isSealed, { timeout: 60_000 }).toBe(true);
  await buyer.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  const requestCount = siteProxy.requests.length;
  const newRequests = () =>
    siteProxy.requests.slice(requestCount).filter((request) => !tabIconPattern.test(request));
  expect(await send(null)).toEqual([]);
  await buyer.press({ role: 'button', name: sealCopy.check });
  const status = () =>
    buyer.evaluate(() => document.querySelector('main [role=status]')?.textContent?.trim());
  await expect.poll(status).toBe(sealCopy.testBlocked.join(' '));

  await buyer.typeInto('Nombre de la trabajadora', 'Ana Prueba Ejemplo');
  await buyer.press({ role: 'button', name: 'Descargar en Word' });
  await buyer.press({ role: 'button', name: 'Descargar igual' });
  const text = await savedWord('contrato-plazo-fijo-ana-prueba-ejemplo.docx');
  expect(text).toContain('Ana Prueba Ejemplo');
  expect(newRequests()).toEqual([]);

  await buyer.press({ role: 'button', name: 'Cerrar' });
  await buyer.press({ role: 'link', name: `Cerrar e ir a ${siteCopy.purchases}`, within: 'header' });
  await buyer.sees({ role: 'heading', name: siteCopy.purchases });
  expect(await buyer.evaluate(() => 'isSameDocument' in window)).toBe(false);
  siteProxy.close();
});
