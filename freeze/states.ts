// Every state of the site that a picture is taken of. Only addresses, roles, Spanish words and the stored cart and
// purchases are used: what people and devices keep.
import type { Page } from 'playwright';
import sharp from 'sharp';
import { noon, type Visitor } from './site.ts';

type Act = (visit: Visitor) => Promise<unknown>;

export type State = {
  readonly name: string;
  readonly path: string;
  /** Whether the whole page is shown, not only what fits the screen. */
  readonly whole?: boolean;
  /** Only there. */
  readonly width?: number;
  /** Something never ends: no waiting for the network. */
  readonly hangs?: true;
  readonly before?: Act;
  readonly act?: Act;
};

const dea = 'prod_dea_01';
const pie = 'prod_contrato_pf_ed_01';
const form = '/completar/formulario-registro-dea';
const contract = '/completar/contrato-plazo-fijo-educadora';
const payButton = 'Pagar con Mercado Pago';

const at = (minutes: number) => new Date(noon - minutes * 60_000).toISOString();

type Line = { readonly id: string; readonly quantity: number };

export const cart = (...items: readonly Line[]) => ({ 'mle.cart': JSON.stringify({ items, version: 1 }) });

const prices: Readonly<Record<string, number>> = { [dea]: 2000, [pie]: 8000 };

export function order(reference: string, ids: readonly string[], minutes: number, more: object = {}) {
  const lines = ids.map((id) => ({ id, quantity: 1, unitPrice: prices[id] ?? 1000 }));
  return {
    reference,
    // Its name before and since versions that nobody has are no longer read.
    preferenceId: `202809963-${reference}`,
    preparedId: `202809963-${reference}`,
    lines,
    total: lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0),
    startedAt: at(minutes),
    ...more,
  };
}

export const receipt = (reference: string, ids: readonly string[], minutes: number, more: object = {}) =>
  order(reference, ids, minutes, {
    paymentId: `90${minutes}01`,
    paidAt: at(minutes - 1),
    approvedAt: at(minutes - 1),
    ...more,
  });

export const purchases = (attempts: readonly object[], receipts: readonly object[], deleted: readonly string[] = []) => ({
  'mle.purchases': JSON.stringify({ attempts, receipts, ...(deleted.length > 0 ? { deleted } : {}) }),
});

/** Leaves the browser with that stored, before any of the site's own code has run. */
export async function store(page: Page, ...entries: readonly Readonly<Record<string, string>>[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, Object.assign({}, ...entries));
}

const stored =
  (...entries: readonly Readonly<Record<string, string>>[]): Act =>
  ({ page }) =>
    store(page, ...entries);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openCart: Act = ({ page }) => button(page, /^Abrir carrito/).click();

async function fillCart({ page }: Visitor) {
  await page.goto('/tienda');
  const buttons = page.getByRole('button', { name: 'Añadir al Carrito' });
  for (const [index, place] of [0, 1, 0].entries()) {
    await buttons.nth(place).click();
    await button(page, new RegExp(`^Abrir carrito, ${index + 1} `)).waitFor();
  }
}

const both = cart({ id: dea, quantity: 2 }, { id: pie, quantity: 1 });
const one = cart({ id: dea, quantity: 1 });
const bought = purchases([], [receipt('ref-1', [dea, pie], 60)]);

const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async ({ page }) => {
    for (const name of names) await button(page, name).first().click();
  };

/** @param ending the button on the payment page */
const pay =
  (ending: string): Act =>
  async (visit) => {
    const { page } = visit;
    await store(page, both);
    await page.goto('/checkout');
    await button(page, payButton).click();
    await page.getByRole('link', { name: payButton }).click();
    await button(page, ending).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** The address of a return with an attempt on the device. */
const returning = (
  name: string,
  path: string,
  heading: string,
  { seed, faults = [] }: { readonly seed: Readonly<Record<string, string>>; readonly faults?: readonly object[] },
): State => ({
  name,
  path,
  before: async (visit) => {
    await store(visit.page, seed);
    await visit.faults(faults);
  },
  act: ({ page }) => page.getByRole('heading', { level: 1, name: heading }).waitFor(),
});

const begun = { ...one, ...purchases([order('ref-1', [dea], 5)], []) };
const approved = '/pago-exitoso?status=approved&payment_id=9001&external_reference=ref-1&preference_id=202809963-ref-1';

/** Narrow screens show one section at a time. */
export async function openSection(page: Page, title: RegExp): Promise<void> {
  const index = button(page, /^Sección \d/);
  if (!(await index.isVisible())) return;
  await index.click();
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: title }).click();
}

async function fill(page: Page, section: RegExp, answers: Readonly<Record<string, string>>): Promise<void> {
  await openSection(page, section);
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(answer);
}

const chooseFile = async (page: Page, name: string | RegExp, file: string, content: Buffer) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).first().click()]);
  await chooser.setFiles({ name: file, mimeType: '', buffer: content });
};

const school = { 'Nombre del establecimiento': 'Colegio Los Aromos de Prueba' };
const device = { Marca: 'Marca Ejemplo', 'Número de serie': 'SN-000123' };
const download = (page: Page) => button(page, 'Descargar en Word');

async function twoDevices(page: Page): Promise<void> {
  await fill(page, /^Datos del establecimiento/, school);
  await fill(page, /^Identificación del DEA/, device);
  await button(page, 'Otro DEA').click();
  await fill(page, /^Identificación del DEA/, { ...device, 'Número de serie': 'SN-000456' });
}

const openOptions = (page: Page) => page.getByText(/^(?:Más opciones|Sus \d+ borradores)/).click();

async function eraseDraft(page: Page): Promise<void> {
  await openOptions(page);
  await button(page, 'Borrar este borrador').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await button(page, 'Deshacer').waitFor();
}

const draftsFile = {
  format: 'mentoria-legal-borradores',
  version: 1,
  savedAt: '2026-03-02T12:00:00Z',
  drafts: ['a', 'b'].map((digit) => ({
    id: digit.repeat(32),
    productId: dea,
    values: { dea_serie: `SN-00012${digit}` },
  })),
  school: { 'school.name': 'Colegio Los Aromos de Prueba' },
};

const crest = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a8481f' } }).png().toBuffer();

const completing = (
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  whole = false,
): State => ({
  name: `completar${name}`,
  path,
  whole,
  before: stored(bought),
  act: async ({ page }) => {
    await download(page).first().waitFor();
    await act(page);
  },
});

const sections: readonly [string, string, string, RegExp][] = [
  ['dea', form, 'emision', /^Emisión/],
  ['dea', form, 'establecimiento', /^Datos del establecimiento/],
  ['dea', form, 'identificacion', /^Identificación del DEA/],
  ['contrato', contract, 'empleador', /^El Empleador/],
  ['contrato', contract, 'trabajadora', /^La Trabajadora/],
];

const completion: readonly State[] = [
  // A wrong answer and a long Monday.
  completing(
    '-error',
    contract,
    async (page) => {
      await fill(page, /^La Trabajadora/, { 'Cédula de identidad': '11.111.111-2' });
      await fill(page, /^Jornada/, { 'Lunes: Salida': '19:30' });
      await download(page).click();
      await page.getByRole('region', { name: 'Revise esta respuesta' }).waitFor();
    },
    true,
  ),
  completing('-dea-entero', form, async () => {}, true),
  completing('-contrato-entero', contract, async () => {}, true),
  ...sections.map(([document, path, name, title]) =>
    completing(`-${document}-${name}`, path, (page) => openSection(page, title)),
  ),
  completing('-seccion', form, (page) => fill(page, /^Identificación del DEA/, { Marca: 'Marca Ejemplo' })),
  completing('-jornada', contract, async (page) => {
    await openSection(page, /^Jornada/);
    await page.getByLabel('Lunes: Entrada', { exact: true }).focus();
  }),
  completing('-remuneracion', contract, (page) => fill(page, /^Remuneración/, { 'Sueldo base': '1250000' })),
  completing('-masculino', contract, async (page) => {
    await openSection(page, /^La Trabajadora/);
    await page.getByRole('radio', { name: 'Masculino' }).last().check();
    await page.getByRole('radio', { name: 'Masculino' }).last().blur();
  }),
  completing('-nomina', form, async (page) => {
    await openSection(page, /^Nómina/);
    for (const _ of [6, 7]) await button(page, 'Agregar persona').click();
  }),
  completing('-ultima-mirada', form, async (page) => {
    await fill(page, /^Identificación del DEA/, { ...device, 'Fecha de adquisición': '15-01-2099' });
    await download(page).click();
    await page.getByRole('region', { name: 'Antes de descargar' }).waitFor();
  }),
  completing('-descargado', form, async (page) => {
    await fill(page, /^Identificación del DEA/, device);
    await download(page).click();
    await Promise.all([page.waitForEvent('download'), button(page, 'Descargar igual').click()]);
    await page.getByText('¡Descarga iniciada!').first().waitFor();
  }),
  {
    ...completing('-documento-telefono', contract, async (page) => {
      await fill(page, /^La Trabajadora/, { 'Nombre de la trabajadora': 'Ana Prueba Ejemplo' });
      await page.getByRole('tab', { name: /[Dd]ocumento|[Vv]ista/ }).or(button(page, /^(Ver el )?[Dd]ocumento|Vista previa/)).first().click();
    }),
    width: 390,
  },
  completing(
    '-borradores',
    form,
    async (page) => {
      await twoDevices(page);
      await openOptions(page);
      await button(page, 'Guardar los de este borrador')
        .or(page.getByRole('heading', { name: 'Llevar a otro equipo' }))
        .first()
        .waitFor();
    },
    true,
  ),
  completing('-deshacer', form, async (page) => {
    await twoDevices(page);
    await eraseDraft(page);
  }),
  completing('-borrar', form, async (page) => {
    await twoDevices(page);
    await openOptions(page);
    await button(page, 'Borrar este borrador').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  completing('-llevar', form, async (page) => {
    await twoDevices(page);
    await openOptions(page);
    await chooseFile(page, 'Abrir un archivo', 'borradores.json', Buffer.from(JSON.stringify(draftsFile)));
    await page.getByRole('alertdialog').waitFor();
  }),
  completing('-datos-ofrecidos', contract, async (page) => {
    await openSection(page, /^El Empleador/);
    await page.getByRole('radio', { name: 'Masculino' }).first().check();
    await button(page, 'Otra trabajadora').click();
    await button(page, 'Usar esos datos').scrollIntoViewIfNeeded();
  }),
  completing('-membrete', form, async (page) => {
    await fill(page, /^Datos del establecimiento/, school);
    await chooseFile(page, /imagen/, 'escudo.png', crest);
    await button(page, /^Quitar/).scrollIntoViewIfNeeded();
  }),
  { name: 'completar-sin-compra', path: form },
  { name: 'completar-contrato-sin-compra', path: contract },
];

/** Two drafts of the form, one of the contract, and the list that has them. */
async function seeDrafts({ page }: Visitor) {
  for (const [path, section, label, text] of [
    [form, /^Identificación del DEA/, 'Número de serie', 'SN-000123'],
    [form, /^Identificación del DEA/, 'Número de serie', 'SN-000124'],
    [contract, /^La Trabajadora/, 'Nombre de la trabajadora', 'Ana Prueba Ejemplo'],
  ] as const) {
    await page.goto(path);
    await download(page).first().waitFor();
    if (text.endsWith('4')) await button(page, 'Otro DEA').click();
    await openSection(page, section);
    await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel(label, { exact: true }).blur();
    await page.waitForTimeout(700);
  }
  await page.goto('/mis-compras');
  await page
    .getByRole('list', { name: /^Sus? borrador(es)? de/ })
    .first()
    .waitFor();
}

const asIcon: Act = ({ page }) => page.addInitScript(() => Object.assign(navigator, { standalone: true }));

const signIn =
  (password: string): Act =>
  async ({ page }) => {
    await page.getByLabel('Correo Electrónico').fill('admin@mentoria.example');
    await page.getByLabel('Contraseña').fill(password);
    await button(page, 'Iniciar Sesión').click();
    await page
      .getByText(/Error al iniciar sesión|Panel de Administración/)
      .first()
      .waitFor();
  };

const adminMode =
  (path: string): Act =>
  async (visit) => {
    const { page } = visit;
    await page.goto('/admin/login');
    await signIn('sandbox-admin')(visit);
    await page.goto('/tienda');
    await page.getByRole('switch', { name: 'Modo administrador' }).check();
    await button(page, 'Descargar (Admin)').first().waitFor();
    if (path === '/tienda') return;
    await page.goto(path);
    await page.getByText('Vista completa', { exact: true }).waitFor();
  };

const taxRequest: Act = async ({ page }) => {
  await button(page, 'Pedir boleta o factura').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Preparar el correo' }).waitFor();
};

const payments = (faults: readonly object[], act: Act): Act => async (visit) => {
  await visit.faults(faults);
  await act(visit);
};

const checkOut: Act = async ({ page }) => {
  await button(page, payButton).click();
};

const quote = (lines: string) => `/cotizacion?numero=C-261101-7KQP&fecha=2026-11-01&lineas=${lines}`;

export const states: readonly State[] = [
  ...completion,
  { name: 'menu', path: '/tienda', whole: false, width: 390, act: press('Abrir menú') },
  { name: 'tienda-toast', path: '/tienda', whole: false, act: fillCart },
  { name: 'tienda-carrito', path: '/tienda', whole: false, before: stored(both), act: openCart },
  { name: 'tienda-carrito-vacio', path: '/tienda', whole: false, act: openCart },
  {
    name: 'carrito-ya-comprado',
    path: '/tienda',
    whole: false,
    before: stored(both, purchases([order('ref-2', [pie], 30)], [receipt('ref-1', [dea], 60)])),
    act: openCart,
  },
  {
    name: 'compartir-carrito',
    path: '/tienda',
    whole: false,
    before: stored(both),
    act: async (visit) => {
      await openCart(visit);
      await button(visit.page, 'Compartir carrito').click();
      await visit.page.getByRole('img', { name: /^Código QR/ }).waitFor();
    },
  },
  {
    name: 'carrito-compartido',
    path: `/tienda?carrito=${dea}:1,${pie}:2`,
    act: ({ page }) => page.getByText('Estos productos ya están en su carrito.').waitFor(),
  },
  {
    name: 'carrito-compartido-pregunta',
    path: `/tienda?carrito=${dea}:1,${pie}:2`,
    whole: false,
    before: stored(both),
    act: ({ page }) => button(page, 'Reemplazar').waitFor(),
  },
  {
    name: 'carrito-compartido-incompleto',
    path: `/tienda?carrito=${dea}:1,prod_otro:1,${pie}:0`,
    whole: false,
    act: ({ page }) => page.getByText('El enlace nombraba 2 productos').waitFor(),
  },
  {
    name: 'carrito-compartido-nada',
    path: '/tienda?carrito=prod_otro:1',
    whole: false,
    act: ({ page }) => page.getByText('Este enlace no trae ningún producto').waitFor(),
  },
  { name: 'producto-inexistente', path: '/tienda/no-existe' },
  { name: '404', path: '/404' },
  { name: '404-lejos', path: '/no/existe/nada' },
  { name: 'aviso', path: '/recursos', whole: false, act: press('Ver cursos') },

  { name: 'checkout', path: '/checkout', before: stored(both) },
  { name: 'checkout-vacio', path: '/checkout' },
  {
    name: 'checkout-notas',
    path: '/checkout',
    before: stored(
      both,
      purchases(
        [order('ref-2', [pie], 30, { pending: { paymentId: '900', since: at(20) } }), order('ref-3', [dea], 10)],
        [receipt('ref-1', [dea], 60)],
      ),
    ),
  },
  {
    name: 'checkout-cargando',
    path: '/checkout',
    hangs: true,
    before: stored(both),
    act: payments([{ fault: 'never-answer', route: 'preference.create' }], checkOut),
  },
  {
    name: 'checkout-error',
    path: '/checkout',
    before: stored(both),
    act: payments([{ fault: 'status', route: 'preference.create', status: 500, body: 'html' }], async (visit) => {
      await checkOut(visit);
      await visit.page.getByText('No se pudo iniciar el proceso de pago').first().waitFor();
    }),
  },
  {
    name: 'checkout-billetera',
    path: '/checkout',
    before: stored(both),
    act: async (visit) => {
      await checkOut(visit);
      await visit.page.getByRole('link', { name: payButton }).waitFor();
    },
  },
  {
    name: 'checkout-billetera-fallada',
    path: '/checkout',
    before: stored(both),
    act: payments([{ fault: 'status', route: 'sdk.script', status: 404 }], async (visit) => {
      await checkOut(visit);
      await visit.page.getByText('Continúe en el sitio seguro de Mercado Pago.').waitFor();
    }),
  },

  { name: 'pago-exitoso', path: '/', before: async () => {}, act: pay('Aprobar pago') },
  { name: 'pago-exitoso-vacio', path: '/pago-exitoso' },
  returning('pago-exitoso-repetido', approved, '¡Gracias por su compra!', { seed: bought }),
  returning('pago-exitoso-dos-veces', approved, '¡Gracias por su compra!', {
    seed: purchases([], [receipt('ref-0', [dea], 90), receipt('ref-1', [dea], 60)]),
  }),
  returning('pago-exitoso-sin-documento', approved, '¡Gracias por su compra!', {
    seed: purchases([], [receipt('ref-1', ['prod_retirado', pie], 60)]),
  }),
  returning('pago-exitoso-de-otro', approved, 'Este equipo no tiene registro de su compra', {
    seed: one,
    faults: [{ fault: 'status', route: 'payment.read', status: 500 }, { fault: 'status', route: 'payment.search', status: 500 }],
  }),
  returning('pago-exitoso-eliminado', approved, 'Usted eliminó esta compra de este equipo', {
    seed: purchases([], [], ['ref-1']),
  }),
  returning('pago-sin-confirmar', approved, 'Su pago aún no está confirmado', { seed: begun }),
  returning('pago-no-informado', approved, 'No pudimos confirmar su pago', {
    seed: begun,
    faults: [{ fault: 'policy-agent', route: 'payment.read' }, { fault: 'policy-agent', route: 'payment.search' }],
  }),
  returning('pago-exitoso-no-aprobado', '/pago-exitoso?status=rejected&payment_id=9001&external_reference=ref-1', 'Su pago no está aprobado', {
    seed: begun,
  }),
  {
    name: 'pago-exitoso-pendiente',
    path: '/',
    act: async (visit) => {
      await visit.faults([{ fault: 'payment-differs', status: 'in_process' }]);
      await pay('Aprobar pago')(visit);
      await visit.page.getByRole('heading', { name: 'Su pago está pendiente' }).waitFor();
    },
  },
  {
    name: 'pago-exitoso-devuelto',
    path: '/',
    act: async (visit) => {
      await visit.faults([{ fault: 'payment-differs', status: 'refunded' }]);
      await pay('Aprobar pago')(visit);
      await visit.page.getByRole('heading', { name: 'No pudimos validar su pago' }).waitFor();
    },
  },
  {
    name: 'pago-exitoso-contradicho',
    path: '/',
    act: async (visit) => {
      await visit.faults([{ fault: 'payment-differs', transaction_amount: 1 }]);
      await pay('Aprobar pago')(visit);
      await visit.page.getByRole('heading', { name: 'No pudimos validar su pago' }).waitFor();
    },
  },
  {
    name: 'pago-confirmando',
    path: approved,
    hangs: true,
    before: async (visit) => {
      await store(visit.page, begun);
      await visit.faults([{ fault: 'never-answer', route: 'payment.read' }]);
    },
    act: ({ page }) => page.getByText('Confirmando su pago…').first().waitFor({ state: 'attached' }),
  },
  { name: 'pago-rechazado', path: '/', act: pay('Rechazar pago') },
  { name: 'pago-pendiente', path: '/', act: pay('Dejar pendiente') },
  { name: 'pago-abandonado', path: '/', act: pay('Volver al sitio') },
  { name: 'pago-cancelado-vacio', path: '/pago-cancelado' },
  returning('pago-cancelado-pagado', '/pago-cancelado?status=rejected&payment_id=9001&external_reference=ref-1', '¡Gracias por su compra!', {
    seed: bought,
  }),
  returning('pago-cancelado-eliminado', '/pago-cancelado?status=pending&external_reference=ref-1', 'Usted eliminó esta compra de este equipo', {
    seed: purchases([], [], ['ref-1']),
  }),
  returning('pago-cancelado-espera', '/pago-cancelado?status=null&payment_id=null&external_reference=ref-1', 'Su pago no se completó', {
    seed: begun,
    faults: [{ fault: 'status', route: 'payment.search', status: 500 }],
  }),

  { name: 'mis-compras', path: '/mis-compras', before: stored(bought) },
  { name: 'mis-compras-vacia', path: '/mis-compras' },
  {
    name: 'mis-compras-varias',
    path: '/mis-compras',
    before: stored(
      purchases(
        [order('ref-9', [dea], 30)],
        [receipt('ref-0', [dea], 9000), receipt('ref-1', [dea], 90), receipt('ref-2', [dea], 60, { quote: 'C-261101-7KQP' })],
      ),
    ),
  },
  {
    name: 'mis-compras-pendiente',
    path: '/mis-compras',
    before: stored(purchases([order('ref-1', [dea], 30, { pending: { paymentId: '9001', since: at(20) } })], [])),
  },
  {
    name: 'mis-compras-quitar',
    path: '/mis-compras',
    whole: false,
    before: stored(purchases([order('ref-1', [dea], 30, { pending: { paymentId: '9001', since: at(20) } })], [])),
    act: async (visit) => {
      await press('Quitar de la lista')(visit);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'mis-compras-eliminar',
    path: '/mis-compras',
    whole: false,
    before: stored(bought),
    act: async (visit) => {
      await press('Eliminar de este equipo')(visit);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'mis-compras-eliminada',
    path: '/mis-compras',
    whole: false,
    before: stored(bought),
    act: async (visit) => {
      await press('Eliminar de este equipo', 'Eliminar')(visit);
      await visit.page.getByText('Compra eliminada').first().waitFor();
    },
  },
  {
    name: 'mis-compras-numero',
    path: '/mis-compras',
    act: async ({ page }) => {
      await page.getByLabel('Número de pago').fill('77');
      await button(page, 'Buscar la compra').click();
      await page.getByText('No encontramos un pago de este sitio con ese número').waitFor();
    },
  },
  {
    name: 'mis-compras-numero-mal',
    path: '/mis-compras',
    act: async ({ page }) => {
      await page.getByLabel('Número de pago').fill('hola');
      await button(page, 'Buscar la compra').click();
      await page.getByText('Escriba el número de pago, solo con sus cifras.').waitFor();
    },
  },
  {
    name: 'mis-compras-buscar',
    path: '/mis-compras',
    before: stored(purchases([order('ref-1', [dea], 30)], [])),
    act: async (visit) => {
      await press('Buscar mis pagos')(visit);
      await visit.page.getByText('Mercado Pago no informa pagos aprobados').waitFor();
    },
  },
  {
    name: 'mis-compras-datos',
    path: '/mis-compras',
    before: stored(bought),
    act: async ({ page }) => {
      await page.getByText('Datos del establecimiento (opcional)').first().click();
      await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos');
      await page.getByLabel('RBD').fill('mal');
      await page.getByLabel('RBD').blur();
    },
  },
  { name: 'mis-compras-borradores', path: '/mis-compras', before: stored(bought), act: seeDrafts },
  {
    name: 'mis-compras-desde-icono',
    path: '/mis-compras',
    before: async (visit) => {
      await asIcon(visit);
      await store(visit.page, bought);
    },
  },
  {
    name: 'completar-desde-icono',
    path: form,
    whole: false,
    before: async (visit) => {
      await asIcon(visit);
      await store(visit.page, bought);
    },
    act: ({ page }) => page.getByText('Abrió el sitio desde un ícono').waitFor(),
  },
  { name: 'boleta', path: '/mis-compras', whole: false, before: stored(bought), act: taxRequest },
  {
    name: 'boleta-falta',
    path: '/mis-compras',
    whole: false,
    before: stored(bought),
    act: async (visit) => {
      await taxRequest(visit);
      await button(visit.page, 'Preparar el correo').click();
    },
  },
  {
    name: 'boleta-lista',
    path: '/mis-compras',
    whole: false,
    before: stored(bought),
    act: async (visit) => {
      await taxRequest(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /[Bb]oleta/ }).first().check({ timeout: 2_000 }).catch(() => {});
      for (const [label, text] of [
        [/^RUT/, '76.543.210-3'],
        [/^Razón social|^Nombre/, 'Colegio Los Aromos'],
        [/^Giro/, 'Enseñanza básica y media'],
        [/^Dirección/, 'Av. Ejemplo 123'],
        [/^Comuna/, 'Ñuñoa'],
        [/^Correo/, 'ana@colegio.example'],
      ] as const) {
        const input = dialog.getByLabel(label).first();
        if (await input.isVisible()) await input.fill(text);
      }
      await button(visit.page, 'Preparar el correo').click();
      await dialog.getByRole('link', { name: 'Abrir en el correo' }).waitFor();
    },
  },

  { name: 'cotizacion', path: quote(`${dea}:1:2000,${pie}:1:8000`) },
  { name: 'cotizacion-cambiada', path: `/cotizacion?numero=C-260302-7KQP&fecha=2026-03-02&lineas=${dea}:1:1500,nada:1:1` },
  { name: 'cotizacion-vacia', path: '/cotizacion' },
  {
    name: 'cotizacion-del-carrito',
    path: '/cotizacion',
    before: stored(both),
    act: async ({ page }) => {
      await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
      await page.getByLabel('RUT').fill('777777777');
      await page.getByLabel('RUT').blur();
    },
  },

  {
    name: 'agendar-fallado',
    path: '/agendar',
    before: (visit) => visit.faults([{ fault: 'status', route: 'agenda.page', status: 500 }]),
    act: ({ page }) => page.getByText('No pudimos mostrar el calendario.').first().waitFor(),
  },
  { name: 'admin-login', path: '/admin/login', act: ({ page }) => page.getByLabel('Contraseña').waitFor() },
  { name: 'admin-login-error', path: '/admin/login', act: signIn('equivocada') },
  { name: 'admin-panel', path: '/admin/login', act: signIn('sandbox-admin') },
  { name: 'admin-sin-sesion', path: '/admin/dashboard', act: ({ page }) => page.getByLabel('Contraseña').waitFor() },
  { name: 'admin-tienda', path: '/robots.txt', act: adminMode('/tienda') },
  { name: 'admin-producto', path: '/robots.txt', act: adminMode('/tienda/formulario-registro-dea') },
  { name: 'admin-contrato', path: '/robots.txt', act: adminMode('/tienda/contrato-plazo-fijo-educadora') },
  {
    name: 'admin-cerrada',
    path: '/robots.txt',
    whole: false,
    act: async (visit) => {
      await adminMode('/tienda')(visit);
      await button(visit.page, 'Cerrar Sesión').click();
      await visit.page.getByText('Sesión cerrada', { exact: true }).waitFor();
    },
  },

  {
    name: 'no-arrancada',
    path: '/tienda',
    whole: false,
    before: ({ page }) => page.route(/\.js$/, (route) => route.abort()),
    // The sentence comes after seconds.
    act: ({ page }) => page.waitForTimeout(20_000),
  },
  {
    name: 'navegador-antiguo',
    path: '/tienda',
    before: ({ page }) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(CSS, 'registerProperty');
        Reflect.deleteProperty(URL, 'canParse');
        Reflect.deleteProperty(AbortSignal, 'any');
        Reflect.deleteProperty(Array.prototype, 'toSorted');
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (...args: readonly string[]) =>
          !/property|color-mix|oklch|layer|subgrid|nesting|selector/.test(args.join()) && supports(...(args as [string]));
      }),
  },
];
