import { parseEnv } from '../config/env-schema.ts';
import type { Values } from './content-security-policy.ts';
import { siteHeaders } from './headers.ts';
import { nginxConf } from './nginx-conf.ts';
import { vercelJson } from './vercel-json.ts';

export const nginxFile = 'deploy/nginx.conf';

/**
 * The hosts' files that are committed, by their paths in the repository. Of the environment they contain only the
 * hosts' names, which every answer of the site has too.
 */
export function configFiles(values: Values): Readonly<Record<string, string>> {
  const headers = siteHeaders(values);
  const { siteUrl } = parseEnv(values).page;
  return {
    'vercel.json': vercelJson(headers),
    [nginxFile]: nginxConf(headers, {
      http: ['80', '[::]:80'],
      https: ['443', '[::]:443'],
      // Where certbot keeps the certificate of this name.
      certificate: '/etc/letsencrypt/live/mentoria-legal/fullchain.pem',
      key: '/etc/letsencrypt/live/mentoria-legal/privkey.pem',
      // Of Debian's own site too: the first certificate is asked for before this file is there.
      acmeRoot: '/var/www/html',
      accessLog: '/var/log/nginx/access.log',
      errorLog: '/var/log/nginx/error.log',
      serverName: siteUrl === '' ? '_' : new URL(siteUrl).hostname,
      // As deploy/publish.sh lays it out.
      root: '/srv/mentoria-legal/current/dist',
      earlierRoot: '/srv/mentoria-legal',
    }),
  };
}
