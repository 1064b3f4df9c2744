import { resolve } from 'node:path';
import process from 'node:process';
import { checkHtml } from './lib/html.ts';

const { pages, valid, text } = await checkHtml(resolve(process.argv[2] ?? 'dist'));
console.log(valid ? `${pages} pages of valid HTML` : text);
process.exitCode = valid ? 0 : 1;
