import type { Page } from 'playwright';
import { png } from '../../tests/features/school/crest.ts';
import type { Act, PageState } from './page-state.ts';

const contract = '/completar/contrato-plazo-fijo-educadora';
const form = '/completar/formulario-registro-dea';

/** Narrow screens show one section at a time. */
export async function openSection(page: Page, title: RegExp): Promise<void> {
  const index = page.getByRole('button', { name: /^Sección \d/ });
  if (!(await index.isVisible())) return;
  await index.click();
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: title }).click();
}

async function fill(page: Page, section: RegExp, answers: Readonly<Record<string, string>>): Promise<void> {
  await openSection(page, section);
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(answer);
}

const chooseFile = async (page: Page, button: string | RegExp, name: string, content: Buffer) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  await chooser.setFiles({ name, mimeType: '', buffer: content });
};

const school = { 'Nombre del establecimiento': 'Colegio Los Aromos de Prueba' };
const device = { Marca: 'Marca Ejemplo', 'Número de serie': 'SN-000123' };

/** The devices of one school: two drafts, of which the second is open. */
async function twoDevices(page: Page): Promise<void> {
  await fill(page, /^Datos del establecimiento/, school);
  await fill(page, /^Identificación del DEA/, device);
  await page.getByRole('button', { name: 'Otro DEA' }).click();
  await fill(page, /^Identificación del DEA/, { ...device, 'Número de serie': 'SN-000456' });
}

const openOptions = (page: Page) => page.getByText(/^(?:Más opciones|Sus \d+ borradores)/).click();

async function eraseDraft(page: Page): Promise<void> {
  await openOptions(page);
  await page.getByRole('button', { name: 'Borrar este borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).waitFor();
}

const draftsFile = {
  format: 'mentoria-legal-borradores',
  version: 1,
  savedAt: '2026-03-02T12:00:00Z',
  drafts: ['a', 'b'].map((digit) => ({
    id: digit.repeat(32),
    productId: 'prod_dea_01',
    values: { dea_serie: `SN-00012${digit}` },
  })),
  school: { 'school.name': 'Colegio Los Aromos de Prueba' },
};

/**
 * The pages where documents are completed.
 * @param buy brings a visitor whose device holds the purchases of every document
 */
export function completionStates(buy: Act): readonly PageState[] {
  const state = (
    name: string,
    path: string,
    act: (page: Page) => Promise<unknown>,
    whole = false,
  ): PageState => ({
    name: `completar${name}`,
    path,
    whole,
    act: async (visit) => {
      await buy(visit);
      await visit.page.goto(path);
      await visit.page.locator('[data-panel=form]').waitFor();
      await act(visit.page);
    },
  });
  return [
    // A wrong answer and a long Monday.
    state(
      '',
      contract,
      async (page) => {
        await fill(page, /^La Trabajadora/, { 'Cédula de identidad': '11.111.111-2' });
        await fill(page, /^Jornada/, { 'Lunes: Salida': '19:30' });
        await page.getByRole('button', { name: 'Descargar en Word' }).click();
        await page.getByRole('region', { name: 'Revise esta respuesta' }).waitFor();
      },
      true,
    ),
    state('-seccion', form, (page) => fill(page, /^Identificación del DEA/, { Marca: 'Marca Ejemplo' })),
    state('-jornada', contract, async (page) => {
      await openSection(page, /^Jornada/);
      await page.getByLabel('Lunes: Entrada', { exact: true }).focus();
    }),
    state('-remuneracion', contract, (page) => fill(page, /^Remuneración/, { 'Sueldo base': '1250000' })),
    state('-nomina', form, async (page) => {
      await openSection(page, /^Nómina/);
      for (const _ of [6, 7]) await page.getByRole('button', { name: 'Agregar persona' }).click();
    }),
    state('-ultima-mirada', form, async (page) => {
      await fill(page, /^Identificación del DEA/, { ...device, 'Fecha de adquisición': '15-01-2099' });
      await page.getByRole('button', { name: 'Descargar en Word' }).click();
      await page.getByRole('region', { name: 'Antes de descargar' }).waitFor();
    }),
    state(
      '-borradores',
      form,
      async (page) => {
        await twoDevices(page);
        await openOptions(page);
        await page
          .getByRole('button', { name: 'Guardar los de este borrador' })
          .or(page.getByRole('heading', { name: 'Llevar a otro equipo' }))
          .first()
          .waitFor();
      },
      true,
    ),
    state('-deshacer', form, async (page) => {
      await twoDevices(page);
      await eraseDraft(page);
    }),
    state('-llevar', form, async (page) => {
      await twoDevices(page);
      await openOptions(page);
      await chooseFile(page, 'Abrir un archivo', 'borradores.json', Buffer.from(JSON.stringify(draftsFile)));
      await page.getByRole('alertdialog').waitFor();
    }),
    state('-datos-ofrecidos', contract, async (page) => {
      await openSection(page, /^El Empleador/);
      await page.getByRole('radio', { name: 'Masculino' }).first().check();
      await page.getByRole('button', { name: 'Otra trabajadora' }).click();
      await page.getByRole('button', { name: 'Usar esos datos' }).scrollIntoViewIfNeeded();
    }),
    state('-membrete', form, async (page) => {
      await fill(page, /^Datos del establecimiento/, school);
      await chooseFile(page, /imagen/, 'escudo.png', await png(1200, 900));
      await page.getByRole('button', { name: /^Quitar/ }).scrollIntoViewIfNeeded();
    }),
  ];
}
