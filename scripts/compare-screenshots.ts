// How much two folders of screenshots differ, picture by picture; of those that differ more than the limit a picture of
// the differences is written beside the second.
//   npm run screenshots:compare -- before after [--limit 0.2]   (percent of a picture's pixels)
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: 'string', default: '0.2' } },
});
const [before, after] = positionals.map((folder) => resolve(folder));
if (!before || !after) throw new Error('Two folders are needed: before and after');
const limit = Number(values.limit);

async function read(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Difference = { readonly name: string; readonly percent: number; readonly note: string };

async function compare(from: string, to: string, name: string): Promise<Difference> {
  const [old, fresh] = await Promise.all([read(join(from, name)), read(join(to, name))]);
  const { width, height } = old;
  if (width !== fresh.width || height !== fresh.height) {
    return {
      name,
      percent: 100,
      note: `${width} × ${height} became ${fresh.width} × ${fresh.height}`,
    };
  }
  const picture = Buffer.alloc(old.data.length);
  const pixels = pixelmatch(old.data, fresh.data, picture, width, height);
  const percent = (100 * pixels) / (width * height);
  if (percent <= limit) return { name, percent, note: '' };
  const file = join(to, name.replace(/\.png$/, '.difference.png'));
  await sharp(picture, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
  return { name, percent, note: file };
}

const isPicture = (name: string) => name.endsWith('.png') && !name.endsWith('.difference.png');
const there = new Set(readdirSync(before));
const names = readdirSync(after).filter(isPicture);
if (names.length === 0) throw new Error(`No pictures in ${after}`);

let tooMany = 0;
for (const name of names) {
  if (!there.has(name)) {
    console.log(`     new  ${name}`);
    continue;
  }
  const { percent, note } = await compare(before, after, name);
  if (percent > limit) tooMany += 1;
  console.log(
    `${percent.toFixed(3).padStart(8)} %${percent > limit ? ' !' : '  '} ${name} ${note}`.trimEnd(),
  );
}
console.log(`${tooMany} of ${names.length} differ by more than ${limit} %`);
process.exitCode = tooMany > 0 ? 1 : 0;
