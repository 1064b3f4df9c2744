// JavaScript, as ./lib/prepare.js is. `npm start`: the site on one's own machine, on a fresh clone, with nothing
// configured.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Instalando los paquetes…', async () => {
  const { startSite } = await import('./lib/start-site.ts');
  await startSite(process.argv.slice(2));
});
