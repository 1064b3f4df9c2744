// JavaScript, as ./lib/prepare.js is. Vite with its configuration imported as it is: by default Vite bundles it first, and
// on a slow machine the bundler complains of the time that takes, which no option silences.
import process from 'node:process';
import { register } from 'tsx/esm/api';

register();
process.argv.push('--configLoader', 'native');
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href);
