import { siteHeaders } from './headers.ts';
import { nginxConf } from './nginx-conf.ts';
import { readSettings, standInSite } from './settings.ts';
import { vercelJson } from './vercel-json.ts';

/**
 * The hosts' files that are committed, by their paths in the repository. Of the environment they contain only the
 * hosts' names, which every answer of the site has too.
 * @param raw the VITE_* values
 */
export function configFiles(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { env, policy, publicUrl } = readSettings(raw);
  const headers = siteHeaders(env, policy);
  return {
    'vercel.json': vercelJson(headers),
    'deploy/nginx.conf': nginxConf(headers, {
      http: '80',
      https: '443',
      // Where certbot keeps the certificate of this name.
      certificate: '/etc/letsencrypt/live/mentoria-legal/fullchain.pem',
      key: '/etc/letsencrypt/live/mentoria-legal/privkey.pem',
      acmeRoot: '/var/www/letsencrypt',
      accessLog: '/var/log/nginx/access.log',
      serverName: publicUrl === standInSite ? '_' : new URL(publicUrl).hostname,
      root: '/var/www/mentoria-legal',
    }),
  };
}
