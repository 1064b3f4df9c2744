// The static page again, taken over by React and nothing else: what the stack itself costs.

import { page } from 'virtual:page';
import { hydrateRoot } from 'react-dom/client';
import { element } from './element.js';

const root = document.getElementById('root');
if (root) hydrateRoot(root, page.map(element));
