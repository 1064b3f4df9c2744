// The measured pages come over HTTP/2 and TLS, as every host serves them: from nginx, with the hosts' own headers. The
// stand-ins of outside services live on Vite's server, which nginx asks for them.
import { resolveConfig } from 'vite';
import { siteHeaders } from '../deploy/headers.ts';
import { nginxConf } from '../deploy/nginx-conf.ts';
import { readSettings } from '../deploy/settings.ts';
import { sandboxBase } from '../sandbox/stand-ins.ts';
import { type Nginx, serveWithNginx } from '../scripts/lib/nginx.ts';
import { root } from '../scripts/lib/run.ts';
import { serve } from '../scripts/lib/serve.ts';

export type Http2Sites = {
  /** In the order of the folders, without a final slash. */
  readonly urls: readonly string[];
  readonly close: () => Promise<void>;
};

/** An add_header of its own keeps the site's headers, which nobody may frame, from the stand-ins' answers. */
const standInLocation = (server: string) => `  location ^~ ${sandboxBase}/ {
    proxy_pass ${server};
    proxy_set_header Host $http_host;
    add_header Cache-Control no-store;
  }`;

/**
 * Serves folders of the sandbox's build, each at an address of its own.
 * @param dirs absolute paths
 * @throws {Error} when nginx is not installed
 */
export async function serveOverHttp2(dirs: readonly string[]): Promise<Http2Sites> {
  const [{ env }, standIns] = await Promise.all([
    resolveConfig({ root, mode: 'sandbox', logLevel: 'error' }, 'serve', 'sandbox', 'production', true),
    serve({ mode: 'sandbox' }),
  ]);
  const settings = readSettings({ ...env, VITE_SITE_URL: '' });
  const headers = siteHeaders(settings.env, settings.policy);
  const sites: Nginx[] = [];
  const close = async () => {
    await Promise.all([standIns, ...sites].map((each) => each.close()));
  };
  try {
    // One after the other: two at once could be given the same free port.
    for (const dir of dirs) {
      sites.push(
        await serveWithNginx((place) =>
          nginxConf(headers, {
            ...place,
            serverName: '_',
            root: dir,
            locations: standInLocation(standIns.url),
          }),
        ),
      );
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls: sites.map(({ url }) => url), close };
}
