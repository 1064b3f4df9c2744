import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|css|js|json|webmanifest|svg|xml|txt)$/;

/** Encodings in order of preference, each with its Content-Encoding and the compressed file's suffix. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Returns the paths of all files below a folder, relative to it, with slashes. */
async function filesIn(dir: string): Promise<string[]> {
  const names = (await readdir(dir, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  const files = await Promise.all(names.map(async (name) => (await stat(join(dir, name))).isFile()));
  return names.filter((_, index) => files[index]);
}

/** Writes a .br and a .gz of every text file at the highest quality, so that servers needn't compress each response. */
export async function precompress(dir: string): Promise<void> {
  const queue = (await filesIn(dir)).filter((file) => textFile.test(file));
  const compressNext = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(join(dir, file));
  };
  // Compress one file per core, because brotli takes fifty times as long as gzip.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
