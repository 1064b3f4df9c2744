// Runs `npm start`, which serves the site on a developer's machine, even from a fresh clone without configuration. This
// file is JavaScript, because it runs before the packages that run TypeScript are installed.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Instalando los paquetes…', async () => {
  const { startSite } = await import('./lib/start-site.ts');
  await startSite(process.argv.slice(2));
});
