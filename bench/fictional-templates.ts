// Writes fictional templates into a copy of the repository, following docs/add-a-template.md. Their text comes from
// tests/features/documents/small-template.ts.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductRecord } from '../src/features/documents/model/product-record.ts';
import { recordsByFolder } from '../src/features/documents/templates/templates.ts';
import { smallTemplate } from '../tests/features/documents/small-template.ts';
import { digestOf } from '../tests/features/documents/text-digest.ts';

const templatesFolder = 'src/features/documents/templates';
const [realProduct] = Object.values(recordsByFolder);

async function productRecord(number: number): Promise<ProductRecord> {
  const { pages, changes } = smallTemplate;
  return {
    id: `prod_ficticia_${number}`,
    slug: `autorizacion-ficticia-${number}`,
    name: `Autorización de Salida Pedagógica n.º ${number}`,
    shortName: `Salida Pedagógica n.º ${number}`,
    price: 3000 + number,
    category: 'Autorizaciones',
    icon: 'form',
    purpose: `Para autorizar la salida pedagógica número ${number}.`,
    description: `Plantilla Word número ${number} para autorizar la salida pedagógica de un curso, con quien lo acompaña, el bus que lo lleva, sus paradas y la nómina de estudiantes. No es un formulario oficial.`,
    laws: `Ley N.º ${20_000 + number}`,
    contents: [1, 2, 3, 4, 5, 6].map((section) => [
      String(section),
      `Sección ${section} de la plantilla ${number}`,
    ]),
    scope: null,
    fileName: `autorizacion-ficticia-${number}.docx`,
    pluralSubject: `varias salidas ${number}`,
    pages,
    letterhead: { kind: 'text', left: 'Firma de Prueba', right: `Salida ${number}` },
    changes,
    digest: `${changes[0].date} ${await digestOf(smallTemplate)}`,
  };
}

async function templateSource(dir: string, number: number): Promise<string> {
  const source = await readFile(join(dir, 'tests/features/documents/small-template.ts'), 'utf8');
  const testsPath = '../../../../../tests/features/documents/';
  const adaptedSource = source
    // Give each template its own keys and labels, which identify a Word file's template.
    .replaceAll('sal_', `fic${number}_`)
    .replace(/(?<=label: ['`])|(?<=')(?=Nombre de)/g, `Salida ${number}: `)
    .replaceAll("from './", `from '${testsPath}`)
    .replaceAll("from '../../../src/features/documents/", "from '../../");
  return `${adaptedSource}
import { templatePartsOfProduct } from '../../model/product-record.ts';
import { product } from './product.ts';

export const template: Template = { ...smallTemplate, ...templatePartsOfProduct(product) };
`;
}

function productSource(record: ProductRecord): string {
  return `import type { ProductRecord } from '../../model/product-record.ts';

export const product: ProductRecord = ${JSON.stringify(record, null, 2)};
`;
}

async function copyPictures(dir: string, slug: string): Promise<void> {
  if (!realProduct) throw new Error('No template is sold');
  for (const imageFolder of ['documentos', 'compartir'].map((name) => join(dir, 'public/img', name)))
    for (const name of await readdir(imageFolder))
      if (name.includes(realProduct.slug))
        await cp(join(imageFolder, name), join(imageFolder, name.replace(realProduct.slug, slug)));
}

export async function addTemplates(dir: string, numbers: readonly number[]): Promise<void> {
  const listFile = join(dir, templatesFolder, 'templates.ts');
  for (const number of numbers) {
    const record = await productRecord(number);
    const templateDir = join(dir, templatesFolder, `fictional-${number}`);
    await mkdir(templateDir);
    await writeFile(join(templateDir, 'product.ts'), productSource(record));
    await writeFile(join(templateDir, 'text.ts'), await templateSource(dir, number));
    await copyPictures(dir, record.slug);
  }
  const imports = numbers.map(
    (number) => `import { product as product${number} } from './fictional-${number}/product.ts';\n`,
  );
  const lines = numbers.map((number) => `  'fictional-${number}': product${number},\n`);
  const source = await readFile(listFile, 'utf8');
  await writeFile(listFile, imports.join('') + source.replace(/^};$/m, `${lines.join('')}};`));
}
