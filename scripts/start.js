// Runs `npm start`, which serves the site on a developer's machine, even from a fresh clone without configuration. This
// file is JavaScript for the reason in ./lib/prepare.js.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Instalando los paquetes…', async () => {
  const { startSite } = await import('./lib/start-site.ts');
  await startSite(process.argv.slice(2));
});
