import type { Page } from 'playwright/test';
import { accent } from '../../src/ui/accent.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { h1 } from '../support/open-app.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const frameTitle = 'Calendario para agendar una asesoría gratuita de 30 minutos';
const noticeText = 'No pudimos mostrar el calendario. Escríbanos a ';
const loadingText = 'Cargando el calendario…';
const calendarPage = '**/_sandbox/agenda*';

function calendarOf(page: Page) {
  return page.frameLocator(`iframe[title="${frameTitle}"]`);
}

/** Opens the page without waiting for its frame, which may never load. */
async function openBooking(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/agendar', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(loadingText)).toBeVisible();
  // The prerendered page only reserves the space. The app adds the frame and starts the frame's time limit.
  await page.locator('iframe').waitFor({ state: 'attached' });
}

async function expectNotice(page: Page): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(noticeText);
  await expect(alert.getByRole('link', { name: 'contacto@mentorialegal.example' })).toHaveAttribute(
    'href',
    'mailto:contacto@mentorialegal.example',
  );
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByText(loadingText)).toHaveCount(0);
}

test('a school books in the calendar embedded in the page', async ({ page, axe, sandbox }) => {
  const release = await holdRequest(page, calendarPage);
  await page.goto('/agendar', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(loadingText)).toBeVisible();
  const footerBoxBefore = await page.getByRole('contentinfo').boundingBox();
  release();
  await expect(h1(page)).toHaveText('Agende su Asesoría Gratuita');
  await expect(page.getByText('100% confidencial').first()).toBeVisible();
  await expect(page.getByText('Orientación concreta')).toBeVisible();
  await expect(
    page.getByText('¿No puede usar el calendario? Escríbanos a contacto@mentorialegal.example.'),
  ).toBeVisible();
  const calendar = calendarOf(page);
  const tenThirtyLink = calendar.getByRole('link', { name: '10:30' });
  await expect(tenThirtyLink).toBeVisible();
  await expect(page.getByText(loadingText)).toHaveCount(0);
  expect.soft(await page.getByRole('contentinfo').boundingBox(), 'nothing moves').toEqual(footerBoxBefore);
  const [firstRequest] = await sandbox.requests();
  const { searchParams } = new URL(firstRequest?.path ?? '', 'http://sandbox.example');
  expect.soft(Object.fromEntries(searchParams)).toMatchObject({
    background_color: 'FFFDFA',
    text_color: '14233B',
    primary_color: accent.slice(1),
  });
  await axe(page, 'the days');
  await expectFits(page, 'the days', [320, 390, 1280, 1440], async (label) => {
    const frameBox = await page.locator('iframe').boundingBox();
    const reservedRem = (page.viewportSize()?.width ?? 0) < 768 ? 62 : 44;
    expect.soft(frameBox?.height, label).toBeGreaterThanOrEqual(reservedRem * 16);
    const { overflowWidth, contentHeight } = await calendar.locator('html').evaluate((html) => ({
      overflowWidth: html.scrollWidth - html.clientWidth,
      contentHeight: html.scrollHeight,
    }));
    expect.soft(overflowWidth, `the calendar of ${label}`).toBeLessThanOrEqual(0);
    expect
      .soft(contentHeight, `nothing to scroll within ${label}`)
      .toBeLessThanOrEqual(frameBox?.height ?? 0);
  });

  const secondDay = calendar.getByRole('listitem').nth(1).getByRole('link');
  const day = /fecha=([\d-]+)/.exec((await secondDay.getAttribute('href')) ?? '')?.[1];
  await secondDay.click();
  // Wait for the times of the chosen day, because the day shown before has a 10:30, too.
  await expect(tenThirtyLink).toHaveAttribute('href', new RegExp(`fecha=${day}`));
  await tenThirtyLink.click();
  const name = calendar.getByLabel('Nombre');
  await expect(name).toBeVisible();
  await name.fill('Directora Ejemplo Prueba');
  await calendar.getByLabel('Correo electrónico').fill('direccion@colegio.example');
  await calendar.getByRole('button', { name: 'Confirmar asesoría' }).click();
  await expect(calendar.getByRole('heading', { name: 'Su asesoría está agendada' })).toBeVisible();
  await expect(calendar.getByText('10:30 (Santiago)')).toBeVisible();
  await expect(calendar.getByText('direccion@colegio.example')).toBeVisible();

  const [bookingRequest] = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(new URL(bookingRequest?.path ?? '', 'http://sandbox.example').searchParams.get('fecha')).toBe(day);
});

// To the page, a calendar that refuses framing looks like one that never posts a message. frame.test.ts covers the
// latter.
test('a notice replaces a calendar that refuses to be framed', async ({
  page,
  sandbox,
  axe,
  allowFailures,
}) => {
  allowFailures(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  await sandbox.setFaults([{ fault: 'refuses-framing' }]);
  await openBooking(page);
  // The frame fires `load` even if its page refuses to be framed.
  await expect(page.locator('iframe')).toHaveAttribute('data-state', 'loaded');
  await page.clock.fastForward(8_000);
  await expectNotice(page);
  await expect(page.getByRole('link', { name: 'Abrir el calendario en otra pestaña' })).toHaveAttribute(
    'href',
    /\/_sandbox\/agenda\?/,
  );
  await axe(page, 'the notice');
});

test('a notice replaces a calendar that the site’s policy blocks', async ({ page, allowFailures }) => {
  allowFailures(/\/_sandbox\/agenda\?/);
  await page.route('**/agendar', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/agendar');
  await expectNotice(page);
});

test('a late calendar replaces the notice', async ({ page }) => {
  const release = await holdRequest(page, calendarPage);
  await openBooking(page);
  await page.clock.fastForward(15_000);
  await expectNotice(page);
  release();
  await expect(calendarOf(page).getByRole('link', { name: '09:00' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
