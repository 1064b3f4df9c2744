import type { BlogPost } from '../src/content/post.ts';
import type { ProductRecord } from '../src/features/documents/model/product-record.ts';
import { isIsoDay } from '../src/platform/format.ts';

const templatesFolder = 'src/features/documents/templates';
const listFile = `${templatesFolder}/templates.ts`;

const uniqueFields = ['id', 'slug', 'name', 'fileName'] as const;

type Content = {
  readonly addresses: readonly string[];
  readonly posts: readonly Pick<BlogPost, 'slug' | 'date'>[];
  readonly folders: readonly string[];
  readonly templateIndex: Readonly<Record<string, Pick<ProductRecord, (typeof uniqueFields)[number]>>>;
  readonly templates: readonly {
    readonly folder: string;
    readonly keys: readonly string[];
    /** Keys that the template's other files mention, by file. */
    readonly mentionedKeys: Readonly<Record<string, readonly string[]>>;
  }[];
};

function duplicateFaults(recordsByFolder: Content['templateIndex']): readonly string[] {
  const records = Object.entries(recordsByFolder);
  return records.flatMap(([folder, product]) =>
    uniqueFields.flatMap((field) => {
      const [firstFolder = folder] =
        records.find(([, earlierRecord]) => earlierRecord[field] === product[field]) ?? [];
      return firstFolder === folder
        ? []
        : [
            `${templatesFolder}/${folder}/product.ts: ${firstFolder} already has the ${field} '${product[field]}'`,
          ];
    }),
  );
}

function slugFaults(recordsByFolder: Content['templateIndex']): readonly string[] {
  return Object.entries(recordsByFolder)
    .filter(([, { slug }]) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    .map(
      ([folder, { slug }]) =>
        `${templatesFolder}/${folder}/product.ts: the slug '${slug}' is not like 'formulario-registro-dea'`,
    );
}

function keyFaults({ folder, keys, mentionedKeys }: Content['templates'][number]): readonly string[] {
  const duplicateKeys = keys.filter((key, index) => keys.indexOf(key) !== index);
  const unknownKeys = Object.entries(mentionedKeys).flatMap(([file, keysInFile]) =>
    [...new Set(keysInFile)].filter((key) => !keys.includes(key)).map((key) => [file, key] as const),
  );
  return [
    ...duplicateKeys.map((key) => `${templatesFolder}/${folder}/fields.ts: two fields have the key '${key}'`),
    ...unknownKeys.map(
      ([file, key]) => `${templatesFolder}/${folder}/${file}: no field in fields.ts has the key '${key}'`,
    ),
  ];
}

/** Returns a sentence, with the file, for each fault in a page, post or template that the compiler can't find. */
export function contentFaults({
  addresses,
  posts,
  folders,
  templateIndex,
  templates,
}: Content): readonly string[] {
  return [
    // Check the slugs before the addresses that contain them, because the overlay shows only the first fault.
    ...slugFaults(templateIndex),
    ...addresses
      .filter((address) => !/^(\/|(\/[a-z0-9-]+)+)$/.test(address))
      .map((address) => `src/content/paths.ts: '${address}' is not like '/mis-compras'`),
    ...posts
      .filter(({ date }) => !isIsoDay(date))
      .map(({ slug, date }) => `src/content/posts/${slug}.ts: '${date}' is no day, YYYY-MM-DD`),
    ...folders
      .filter((folder) => !Object.hasOwn(templateIndex, folder))
      .map((folder) => `${listFile}: add a line for the folder ${folder}, or it is not sold`),
    ...Object.keys(templateIndex)
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `${listFile}: the folder ${folder} has no text.ts`),
    ...duplicateFaults(templateIndex),
    ...templates.flatMap(keyFaults),
  ];
}
