import type { Headers, SiteHeaders } from './headers.ts';

/** '/assets/*' is '/assets/(.*)' for Vercel. */
function source(path: string): string {
  return path.replace(/\*$/, '(.*)');
}

function rule(path: string, headers: Headers) {
  return {
    source: path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}

/** vercel.json at the repository's root: Vercel reads it before the build, which therefore cannot write it. */
export function vercelJson({ everywhere, kinds, otherwise }: SiteHeaders): string {
  const special = kinds.flatMap(({ paths }) => paths);
  const others = special.map((path) => (path.endsWith('/*') ? path.slice(1, -1) : `${path.slice(1)}$`));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everywhere),
      ...kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(source(path), headers))),
      rule(`/((?!${others.join('|')}).*)`, otherwise),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
