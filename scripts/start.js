// JavaScript, because it runs before the packages (tsx among them) are there, and in Nodes too old for them.
// `npm start`: the site on one's own machine, on a fresh clone, with nothing configured.
import process from 'node:process';
import { withPackages } from './lib/with-packages.js';

withPackages(
  'Instalando los paquetes…',
  () => import('./lib/start-site.ts').then(({ startSite }) => startSite(process.argv.slice(2))),
  // A wrong option or a failed build: the message is enough, the stack is Vite's.
  (error) => console.error(error.message),
);
