import { sealCopy } from '../../src/content/documents/seal-copy.ts';
import { site as siteCopy } from '../../src/content/site.ts';
import { completionOf, contract } from '../support/names.ts';
import { purchase, storedPurchases } from '../support/purchased.ts';
import { recordingProxy } from '../support/recording-proxy.ts';
import { tabIcon } from '../support/requests.ts';
import { tryToSend, word } from '../support/sending.ts';
import { expect, test } from './fixtures.ts';
import { person } from './person.ts';

/** Methods that send a word from a page that isn't sealed, even if the browser reports a failure. */
const workingWays = ['fetch', 'xhr', 'beacon', 'socket', 'events', 'image', 'import', 'worker', 'text'];

test('a page sends nothing once it is sealed', async ({ browserUnderTest, site, savedWord }) => {
  const recorded = await recordingProxy(site);
  const buyer = person(browserUnderTest, recorded.url);
  const send = (only: readonly string[] | null) =>
    browserUnderTest.run(`(${tryToSend})(${JSON.stringify(recorded.url)}, ${JSON.stringify(only)})`);
  await buyer.open('/checkout');
  await buyer.reads(
    (stored) => localStorage.setItem('mle.purchases', stored),
    storedPurchases(purchase)['mle.purchases'],
  );
  await send([...workingWays, 'worker of a text']);
  for (const way of workingWays) expect(recorded.seen.join('\n')).toContain(`${word}=${way}`);

  await buyer.open(completionOf(contract));
  // The page reserves space for the button, and hides it until the page is sealed.
  const isSealed = () =>
    buyer.reads(
      (name) =>
        [...document.querySelectorAll('button')].some(
          (button) => button.textContent === name && getComputedStyle(button).visibility === 'visible',
        ),
      sealCopy.check,
    );
  await expect.poll(isSealed, { timeout: 60_000 }).toBe(true);
  await buyer.reads(() => void Object.assign(window, { isSameDocument: true }));
  const start = recorded.seen.length;
  const arrived = () => recorded.seen.slice(start).filter((request) => !tabIcon.test(request));
  expect(await send(null)).toEqual([]);
  await buyer.press({ role: 'button', name: sealCopy.check });
  const status = () => buyer.reads(() => document.querySelector('main [role=status]')?.textContent?.trim());
  await expect.poll(status).toBe(sealCopy.checked.join(' '));

  await buyer.typeInto('Nombre de la trabajadora', 'Ana Prueba Ejemplo');
  await buyer.press({ role: 'button', name: 'Descargar en Word' });
  await buyer.press({ role: 'button', name: 'Descargar igual' });
  const text = await savedWord('contrato-plazo-fijo-educadora-diferencial-ana-prueba-ejemplo.docx');
  expect(text).toContain('Ana Prueba Ejemplo');
  expect(arrived()).toEqual([]);

  await buyer.press({ role: 'button', name: 'Cerrar' });
  await buyer.press({ role: 'link', name: siteCopy.purchases, within: 'main' });
  await buyer.sees({ role: 'heading', name: siteCopy.purchases });
  expect(await buyer.reads(() => 'isSameDocument' in window)).toBe(false);
  recorded.close();
});
