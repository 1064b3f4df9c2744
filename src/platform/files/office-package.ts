// Finds parts of an office file and the relationships between them (ECMA-376, part 2). Like office programs, it ignores
// letter case in names, and accepts `./`, `..`, backslashes and percent-encoding.
import { partLimits, readXml, type XmlHandlers } from './xml.ts';
import type { Zip } from './zip.ts';

export type Relationship = {
  readonly id: string;
  /**
   * Last segment of the type's URL, such as 'worksheet'. Files of the strict variant have other URLs with the same last
   * segment.
   */
  readonly type: string;
  /** Path to pass to {@link OfficePackage.readPart}. */
  readonly path: string;
};

export type OfficePackage = {
  /** Normalized paths of all parts, in file order. */
  readonly paths: readonly string[];
  /** Returns null if the part doesn't exist. */
  readonly readPart: (path: string) => Uint8Array | null;
  readonly hasPart: (path: string) => boolean;
  /**
   * Reads the relationships of a part, or those of the package if the path is ''.
   * @throws Error if the relationships are damaged
   */
  readonly readRelationships: (path: string) => readonly Relationship[];
  /**
   * Finds the main part. Returns null if there is none.
   * @param fallbackPaths paths to try if the relationships have no main part
   * @throws Error if the relationships are damaged
   */
  readonly findMainPart: (...fallbackPaths: readonly string[]) => string | null;
};

function unescapePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function normalize(path: string): string {
  const segments: string[] = [];
  for (const segment of unescapePath(path).replaceAll('\\', '/').toLowerCase().split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** @param source normalized path of the part that has the relationship */
function resolveTarget(source: string, target: string): string {
  return normalize(/^[/\\]/.test(target) ? target : `${folderOf(source)}${target}`);
}

/** Allows ten thousand relationships, each of which has an opening and a closing event. */
const relationLimits = { ...partLimits, maxEvents: 20_000 };

export function openPackage(zip: Zip): OfficePackage {
  const names = new Map([...zip.entryNames].map((name) => [normalize(name), name]));

  function readPart(path: string): Uint8Array | null {
    const name = names.get(normalize(path));
    return name === undefined ? null : (zip.inflate([name])[name] ?? null);
  }

  function readRelationships(path: string): readonly Relationship[] {
    const source = normalize(path);
    const folder = folderOf(source);
    const bytes = readPart(`${folder}_rels/${source.slice(folder.length)}.rels`);
    const relationList: Relationship[] = [];
    if (!bytes) return relationList;
    const open: XmlHandlers['open'] = (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      relationList.push({ id: Id, type: Type.split('/').at(-1) ?? '', path: resolveTarget(source, Target) });
    };
    readXml(bytes, { open }, relationLimits);
    return relationList;
  }

  const hasPart = (path: string) => names.has(normalize(path));

  function findMainPart(...fallbackPaths: readonly string[]): string | null {
    const mainPath = readRelationships('').find(({ type }) => type === 'officeDocument')?.path;
    return [mainPath, ...fallbackPaths].find((path) => path !== undefined && hasPart(path)) ?? null;
  }

  return { paths: [...names.keys()], readPart, hasPart, readRelationships, findMainPart };
}
