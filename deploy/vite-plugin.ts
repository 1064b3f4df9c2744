import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { parseEnv } from '../config/env-schema.ts';
import { readEnvironment } from '../config/environment-plugin.ts';
import { blogCopy } from '../src/content/pages/blog-copy.ts';
import { type BuildEnv, contentSecurityPolicy, missingSources } from './content-security-policy.ts';
import { readContent, writeDeployFiles } from './deploy-files.ts';
import { siteHeaders } from './headers.ts';
import { precompress } from './precompress.ts';
import { serveBuiltSite } from './preview-server.ts';

const headLinks: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' }, injectTo: 'head' },
  {
    tag: 'link',
    attrs: { rel: 'alternate', type: 'application/rss+xml', title: blogCopy.title, href: '/rss.xml' },
    injectTo: 'head',
  },
];

const VercelHeaders = v.object({
  headers: v.array(v.object({ headers: v.array(v.object({ key: v.string(), value: v.string() })) })),
});

/**
 * Returns what vercel.json lacks: Content-Security-Policy sources that this configuration needs, and
 * `HSTS_SUBDOMAINS=…` if vercel.json has the other value.
 */
export function missingFromVercel(vercelJson: string, values: BuildEnv): string[] {
  const { headers } = v.parse(VercelHeaders, JSON.parse(vercelJson));
  const valuesOf = (name: string) =>
    headers.flatMap((rule) => rule.headers).flatMap(({ key, value }) => (key === name ? [value] : []));
  // The first rule with a policy is the one for pages.
  const [pagePolicy = ''] = valuesOf('Content-Security-Policy');
  const { hstsSubdomains } = parseEnv(values).headers;
  const vercelHasSubdomains = valuesOf('Strict-Transport-Security').join().includes('includeSubDomains');
  return [
    ...missingSources(pagePolicy, contentSecurityPolicy(values)),
    ...(hstsSubdomains === vercelHasSubdomains ? [] : [`HSTS_SUBDOMAINS=${hstsSubdomains ? 'on' : 'off'}`]),
  ];
}

function checkVercel(config: ResolvedConfig): void {
  const vercelJson = readFileSync(join(config.root, 'vercel.json'), 'utf8');
  const missingEntries = missingFromVercel(vercelJson, readEnvironment(config).values);
  if (missingEntries.length === 0) return;
  throw new Error(
    `vercel.json lacks ${missingEntries.join(', ')}: run \`npm run deploy:config -- --vercel\` with this environment and commit it`,
  );
}

/** Put this plugin after those that write pages. */
function finishBuild(): Plugin {
  return {
    name: 'deploy:build',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      // Vercel has already read vercel.json, so the build can only check it.
      if (process.env.VERCEL) checkVercel(config);
    },
    transformIndexHtml: () => headLinks,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { config } = this.environment;
        const dir = resolve(config.root, config.build.outDir);
        await writeDeployFiles(dir, await readContent(config.root), readEnvironment(config).values);
        await precompress(dir);
      },
    },
  };
}

/**
 * Sources on this machine. The sandbox needs a second origin, to reject CORS requests as Mercado Pago does. The page is
 * at one of these two host names, and the sandbox uses the other.
 */
const loopbackSources = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Serves the preview. It leaves out the site's address, because with an https address the policy would upgrade requests
 * from http to https.
 */
function servePreview(): Plugin {
  return {
    name: 'deploy:preview',
    configurePreviewServer({ config, middlewares }) {
      const values = { ...readEnvironment(config).values, VITE_SITE_URL: '' };
      const hasStandIns = readEnvironment(config).standIns.length > 0;
      const headers = siteHeaders(values, hasStandIns ? { extraConnectSources: loopbackSources } : {});
      middlewares.use(serveBuiltSite(resolve(config.root, config.build.outDir), headers));
    },
  };
}

export function deploy(): Plugin[] {
  return [finishBuild(), servePreview()];
}
