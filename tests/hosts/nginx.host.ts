// Follows docs/deploy.md for Node beside nginx on Debian, in the guide's order, up to a purchase over https.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { chromium, type Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sandboxBase } from '../../config/stand-ins.ts';
import { blankDownloadButton, clickAndDownload, downloadText } from '../../e2e/support/downloads.ts';
import { formName } from '../../e2e/support/names.ts';
import { payButton, payLink } from '../../e2e/support/paying.ts';
import { recordConsole } from '../../e2e/support/quiet-console.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { findChromium, launchOptions } from '../../scripts/lib/browser.ts';
import { findProgram } from '../../scripts/lib/run.ts';
import { sendRequest } from '../deploy/host-checks.ts';
import { serveSandbox } from '../deploy/proxy/contract.ts';
import { type DebianServer, startDebian } from './debian.ts';
import { shellBlocks } from './guide.ts';
import { readUnit } from './units.ts';

// The test builds the site, and certbot is slow.
vi.setConfig({ testTimeout: 600_000 });

const domain = 'colegio.example';
const wwwDomain = `www.${domain}`;
const unitFolder = '/usr/lib/systemd/system';

const blocks = shellBlocks('Node beside nginx');
const [setUpBlocks, [publishBlock = '', rollbackBlock = '']] = [blocks.slice(0, -2), blocks.slice(-2)];

// On a developer's machine these programs may be missing, or the user may not be root. On CI the tests must run.
const programs = ['nginx', 'certbot', 'curl', 'pebble', 'systemd-analyze', 'systemd-socket-activate'];
const canRun = process.getuid?.() === 0 && programs.every((program) => findProgram(program));
const describeOnDebian = describe.skipIf(!process.env.CI && !canRun);

const sandbox = createSandbox();
let service: Awaited<ReturnType<typeof serveSandbox>>;
let server: DebianServer;

const get = (scheme: 'http' | 'https', address: string, host: string, path: string) =>
  sendRequest(`${scheme}://${address}:${server.ports[scheme]}`, path, { host });

/**
 * Returns the certificate that a browser gets.
 * @throws {Error} if a browser would not trust it
 */
function certificateOf(servername: string): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: server.ports.https, servername, ca: server.rootCertificate },
      () => {
        resolve(socket.getPeerCertificate());
        socket.destroy();
      },
    );
    socket.on('error', reject);
  });
}

/** Answers requests to Mercado Pago's addresses, since the browser has no network. */
async function answerAsMercadoPago(route: Route): Promise<void> {
  const browserRequest = route.request();
  const url = new URL(browserRequest.url());
  if (!url.pathname.startsWith(sandboxBase)) {
    const folder = url.hostname.startsWith('sdk.') ? '/mercado-pago/sdk' : '/mercado-pago';
    url.pathname = sandboxBase + folder + url.pathname;
  }
  const body = browserRequest.postDataBuffer();
  const answer = await sandbox.fetch(
    new Request(url, {
      method: browserRequest.method(),
      headers: await browserRequest.allHeaders(),
      ...(body && { body: new Uint8Array(body) }),
    }),
  );
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  });
}

describeOnDebian('Node beside nginx', () => {
  beforeAll(async () => {
    service = await serveSandbox(sandbox);
    server = await startDebian([domain, wwwDomain], service.url);
  });

  afterAll(async () => {
    await server?.close();
    service?.close();
  });

  test('every block of the guide does what the guide says', async () => {
    const outputs: string[] = [];
    for (const block of setUpBlocks.slice(0, -1)) outputs.push(await server.run(block));
    const [published = ''] = outputs.slice(-2);
    expect(published).toMatch(/ is up\.\n$/);
    // nginx serves the new site a moment after the command.
    await vi.waitFor(
      async () => {
        const checkOutput = await server.run(setUpBlocks.at(-1) ?? '');
        expect(checkOutput.split('\n').slice(0, 3)).toEqual([
          '200',
          `https://${domain}/`,
          `https://${domain}/`,
        ]);
        expect(checkOutput).toContain('all simulated renewals succeeded');
      },
      { timeout: 60_000 },
    );
    expect(server.journal()).toContain(`{"listening":${server.ports.proxy}}`);
  });

  test('systemd accepts the units and always restarts the proxy', async () => {
    const proxyUnits = ['service', 'socket'].map((kind) =>
      join(server.folder, 'etc/systemd/system', `mentoria-legal.${kind}`),
    );
    const files = [...proxyUnits, `${unitFolder}/certbot.service`, `${unitFolder}/certbot.timer`];
    expect(await server.run(`systemd-analyze verify ${files.join(' ')}`)).toBe('');
    expect(readUnit(String(proxyUnits[0]))).toMatchObject({
      Restart: 'always',
      RestartSec: '1',
      StartLimitIntervalSec: '0',
    });
  });

  test('every name and protocol leads to the same shop, whose pages are compressed', async () => {
    for (const address of server.addresses) {
      const page = await get('https', address, domain, '/servicios');
      expect([address, page.status]).toEqual([address, 200]);
      for (const [scheme, host] of [
        ['http', domain],
        ['http', wwwDomain],
        ['https', wwwDomain],
      ] as const) {
        const { status, headers } = await get(scheme, address, host, '/tienda?a=1');
        expect([status, headers.location]).toEqual([301, `https://${domain}/tienda?a=1`]);
      }
      const unknown = await get('https', address, domain, '/api/v1/payments/1');
      expect([unknown.status, JSON.parse(unknown.body.toString())]).toEqual([404, { error: 'not_found' }]);
    }
    const compressed = await sendRequest(`https://127.0.0.1:${server.ports.https}`, '/tienda', {
      host: domain,
      'accept-encoding': 'br',
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    const { subjectaltname } = await certificateOf(domain);
    expect(subjectaltname?.split(', ').sort()).toEqual([`DNS:${domain}`, `DNS:${wwwDomain}`]);
  });

  test('a buyer gets a template in a browser, whose console stays empty', async () => {
    const browserOptions = launchOptions(findChromium());
    const rules = `MAP ${domain} 127.0.0.1:${server.ports.https}`;
    const browser = await chromium.launch({
      ...browserOptions,
      args: [...browserOptions.args, `--host-resolver-rules=${rules}`],
    });
    const consoleRecorder = recordConsole();
    try {
      // The browser doesn't know pebble's authority. An earlier test checks the certificate.
      const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-CL' });
      consoleRecorder.watch(context);
      await context.route(/^https:\/\/(sdk\.mercadopago\.com|www\.mercadopago\.cl)\//, answerAsMercadoPago);
      const page = await context.newPage();
      await page.goto(`https://${domain}/tienda`);
      const card = page.getByRole('article').filter({ hasText: formName });
      await card.getByRole('button', { name: 'Añadir al Carrito' }).click();
      await page.getByRole('button', { name: 'Abrir carrito, 1 producto' }).waitFor();
      await page.goto(`https://${domain}/checkout`);
      await payButton(page).click();
      await payLink(page).click();
      await page.getByRole('button', { name: 'Aprobar pago' }).click();
      await page.getByRole('heading', { name: '¡Gracias por su compra!' }).waitFor();
      expect(new URL(page.url()).origin).toBe(`https://${domain}`);
      expect(await downloadText(await clickAndDownload(blankDownloadButton(page, formName)))).toContain(
        'Plan de mantención',
      );
      expect(consoleRecorder.lines()).toEqual([]);
    } finally {
      await browser.close();
    }
    const access = readFileSync(join(server.folder, 'var/log/nginx/access.log'), 'utf8');
    expect(access).toMatch(/GET \/pago-exitoso 200/);
    expect(access).not.toMatch(/payment_id|\/api\//);
  });

  test('Debian’s timer renews the certificate and nginx serves the new one', async () => {
    const certificateBefore = await certificateOf(domain);
    const { ExecStart = '' } = readUnit(`${unitFolder}/certbot.service`);
    expect(ExecStart).toMatch(/^\/usr\/bin\/certbot -q renew/);
    await server.run(ExecStart);
    await vi.waitFor(async () => {
      const certificateAfter = await certificateOf(domain);
      expect(certificateAfter.serialNumber).not.toBe(certificateBefore.serialNumber);
      expect((await certificateOf(wwwDomain)).serialNumber).toBe(certificateAfter.serialNumber);
    });
  });

  test('a new version can be published and rolled back', async () => {
    expect(await server.run(publishBlock)).toMatch(/ is up\.$/m);
    expect((await get('https', '127.0.0.1', domain, '/tienda')).status).toBe(200);
    expect(await server.run(rollbackBlock)).toMatch(/ is up again/);
    expect((await get('https', '127.0.0.1', domain, '/api/v1/payments/1')).status).toBe(404);
    expect(readFileSync(join(server.folder, 'var/log/nginx/error.log'), 'utf8')).toBe('');
  });
});
