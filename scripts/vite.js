// Runs Vite and imports its configuration directly. By default Vite bundles the configuration first, and on a slow
// machine the bundler warns about the time, which no option silences. This file is JavaScript, because Node 20 can
// import TypeScript only after the call of `register`.
import process from 'node:process';
import { register } from 'tsx/esm/api';

register();
process.argv.push('--configLoader', 'native');
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href);
