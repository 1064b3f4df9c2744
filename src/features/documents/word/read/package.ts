// The parts of a .docx file that hold answers. The file is somebody else's: its size, its entries and what they inflate
// to are bounded before anything of it is parsed.
import { openZip } from '../../../../platform/zip.ts';
import type { WordRefusal } from '../../model/document.ts';
import { dataNamespace } from '../names.ts';

/** Bytes of the file: ours have some 50 kB, and a school may add photographs. */
export const largestFile = 20_000_000;

/** Characters of a part; a full contract that Word has saved has a fortieth of them. */
const longestPart = 8_000_000;

/** Word's own name for the body, and that of Word for the web. */
const bodyName = /^word\/document\d*\.xml$/;
const dataName = /^customXml\/item\d+\.xml$/;

export type WordPackage = {
  readonly body: Document;
  /** The texts of the custom XML part that controls are bound to, by their fields' keys. */
  readonly data: ReadonlyMap<string, string>;
};

/** null for what is no XML, and for entities of its own: no office program writes a DOCTYPE. */
function parseXml(bytes: Uint8Array): Document | null {
  const text = new TextDecoder().decode(bytes);
  if (/<!DOCTYPE/i.test(text)) return null;
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  return parsed.getElementsByTagName('parsererror').length > 0 ? null : parsed;
}

function dataIn(parts: readonly Uint8Array[]): ReadonlyMap<string, string> {
  const roots = parts.flatMap((part) => parseXml(part)?.documentElement ?? []);
  const ours = roots.filter(({ namespaceURI }) => namespaceURI === dataNamespace);
  return new Map(
    ours.flatMap(({ children }) =>
      [...children].map(({ localName, textContent }) => [localName, textContent ?? ''] as const),
    ),
  );
}

function parsePackage(bytes: Uint8Array): WordPackage | WordRefusal {
  const zip = openZip(bytes);
  if (zip === 'excess') return 'size';
  if (zip === 'damaged') return 'format';
  const named = (pattern: RegExp) => [...zip.names].filter((name) => pattern.test(name));
  const [bodyPart, ...dataParts] = [...named(bodyName).slice(0, 1), ...named(dataName)];
  if (bodyPart === undefined || !bodyName.test(bodyPart)) return 'format';
  const parts = zip.inflate([bodyPart, ...dataParts]);
  const [body, ...data] = [bodyPart, ...dataParts].map((name) => parts[name] ?? new Uint8Array());
  if (!body || body.length > longestPart) return 'size';
  const parsed = parseXml(body);
  return parsed
    ? { body: parsed, data: dataIn(data.filter(({ length }) => length <= longestPart)) }
    : 'format';
}

/** Reads a file that a person chose; one that is too large is not opened. */
export async function readPackage(file: File): Promise<WordPackage | WordRefusal> {
  if (file.size > largestFile) return 'size';
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return 'unreadable';
  try {
    return parsePackage(new Uint8Array(buffer));
  } catch {
    // An entry that is cut or damaged.
    return 'format';
  }
}
