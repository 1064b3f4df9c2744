// The static page hydrated by React and nothing else: what the stack itself costs.
import { page } from 'virtual:page';
import { hydrateRoot } from 'react-dom/client';
import { toReact } from './element.ts';

const root = document.getElementById('root');
if (root) hydrateRoot(root, page.map(toReact));
