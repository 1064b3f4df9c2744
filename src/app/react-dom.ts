// Stands in the file of the packages (vite.config.ts), so that React DOM is evaluated in that file's own task: a
// CommonJS package is evaluated where it is first named, which is else in the site's own code.
import * as client from 'react-dom/client';

export const { createRoot, hydrateRoot } = client;
