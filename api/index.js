// Function for Vercel. The build compiles deploy/proxy/hosts/vercel.ts beforehand, because Vercel's own compiler needs
// TypeScript's programming interface, which version 7 lacks.
export { default } from '../dist-proxy/vercel.js';
