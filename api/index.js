// Vercel's function. Its compiler needs a TypeScript with an interface for programs, which version 7 has not, so that the
// build has made JavaScript of deploy/proxy/hosts/vercel.ts before.
export { default } from '../dist-proxy/vercel.js';
