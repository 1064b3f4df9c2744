// How many pixels differ between two folders of pictures: `tsx freeze/compare.ts before after`. Of each picture that
// differs another, with the differences in red, is written beside the second.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

const [before = '', after = ''] = process.argv.slice(2);
const isPicture = (name: string) => name.endsWith('.png') && !name.endsWith('.difference.png');
const [old, fresh] = [before, after].map((folder) => readdirSync(folder).filter(isPicture).sort()) as [string[], string[]];

async function read(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where one is longer than the other, all that it has more differs. */
async function compare(name: string): Promise<number> {
  const [one, two] = await Promise.all([read(join(before, name)), read(join(after, name))]);
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const picture = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const places = [one, two].map((each) => (x < each.width && y < each.height ? (y * each.width + x) * 3 : -1));
      const [from = -1, to = -1] = places;
      const isSame = from >= 0 && to >= 0 && [0, 1, 2].every((part) => one.data[from + part] === two.data[to + part]);
      const at = (y * width + x) * 3;
      if (isSame) {
        for (const part of [0, 1, 2]) picture[at + part] = 128 + ((two.data[to + part] ?? 0) >> 1);
        continue;
      }
      count += 1;
      picture.set([255, 0, 0], at);
    }
  }
  if (count > 0) {
    await sharp(picture, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(join(after, name.replace(/\.png$/, '.difference.png')));
  }
  return count;
}

let total = 0;
let differing = 0;
const both = old.filter((name) => fresh.includes(name));
for (const name of both) {
  const [one, two] = await Promise.all([before, after].map((folder) => sharp(join(folder, name)).raw().toBuffer()));
  if (one?.equals(two ?? Buffer.alloc(0))) continue;
  const count = await compare(name);
  total += count;
  if (count > 0) differing += 1;
  console.log(`${String(count).padStart(9)}  ${name}`);
}
for (const name of old.filter((each) => !fresh.includes(each))) console.log('  missing ', name);
for (const name of fresh.filter((each) => !old.includes(each))) console.log('      new ', name);
console.log(`${total} pixels differ, in ${differing} of ${both.length} pictures`);
process.exitCode = differing > 0 ? 1 : 0;
