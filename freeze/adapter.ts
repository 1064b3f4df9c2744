// All that the freeze takes from src. A step that renames a module or a function adapts this file alone.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { problemOf } from '../src/features/documents/model/check.ts';
import { formatInput, parseInput, parseOnBlur } from '../src/features/documents/model/input.ts';
import { printAnswer } from '../src/features/documents/model/values.ts';
import { documents } from '../src/features/documents/templates/documents.ts';
import { generateWord } from '../src/features/documents/word/generate.ts';

const templates = await Promise.all(documents.map(({ load }) => load()));

const fields = new Map(
  templates.flatMap(({ productId, groups }) =>
    groups.flatMap((group) => group.fields.map((field) => [`${productId} ${field.key}`, field] as const)),
  ),
);

/** Every field of every template, as «product key». */
export const fieldNames: readonly string[] = [...fields.keys()];

/** What that text is read as while it is typed and once the field is left, what is said of it and what prints. */
export function readingOf(name: string, typed: string, today: string): readonly unknown[] {
  const field = fields.get(name);
  if (!field) throw new Error(`No field ${name}`);
  const onTheWay = parseInput(field, typed);
  const left = parseOnBlur(field, typed, today);
  const printed = printAnswer(field, { [field.key]: left });
  return [
    onTheWay,
    left,
    formatInput(field, left),
    problemOf(field, left),
    printed.blank ? printed.width : printed.lines,
  ];
}

/** The parts of the Word file by name, as text. */
export async function wordParts(
  productId: string,
  values: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const template = templates.find((each) => each.productId === productId);
  if (!template) throw new Error(`No template ${productId}`);
  const logo = new Uint8Array(await readFile(new URL('../public/img/logo-word.png', import.meta.url)));
  const blob = await generateWord(template, values, { logo });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

/** What a stored text says, whatever shape it is kept in; null for keys that no return touches. */
export function meaningOf(key: string, text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  const state: unknown = parsed && typeof parsed === 'object' && 'state' in parsed ? parsed.state : parsed;
  if (key === 'mle.cart') return (state as { readonly items: unknown }).items;
  if (key !== 'mle.purchases') return null;
  const { attempts, receipts, deleted = [] } = state as Record<string, readonly object[] | undefined>;
  return { attempts: attempts?.map(asBefore), receipts: receipts?.map(asBefore), deleted };
}

/** The prepared payment's id, as it was named in storage, and last. */
function asBefore({ preparedId, preferenceId, ...rest }: { preparedId?: unknown; preferenceId?: unknown }) {
  return { ...rest, preferenceId: preparedId === undefined ? preferenceId : preparedId };
}
