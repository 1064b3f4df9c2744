import type { Headers, SiteHeaders } from './headers.ts';
import { mediaTypes } from './media-types.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** What the file that answers is called: '/checkout' is /checkout.html by then. */
function pattern(path: string): string {
  return path.endsWith('/*') ? `~^${path.slice(0, -1)}` : `~^${path}(\\.html)?$`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** One map per header that is not the same everywhere; a header whose value is empty is not sent. */
function map(header: string, { kinds, otherwise }: SiteHeaders): string {
  const special = kinds.filter(({ headers }) => headers[header] !== otherwise[header]);
  const lines = special.flatMap(({ paths, headers }) =>
    paths.map((path) => `  ${quoted(pattern(path))} ${quoted(headers[header] ?? '')};`),
  );
  return [
    `map $uri ${variable(header)} {`,
    `  default ${quoted(otherwise[header] ?? '')};`,
    ...lines,
    '}',
  ].join('\n');
}

function addHeaders(everywhere: Headers, varying: readonly string[]): string {
  const lines = [
    ...Object.entries(everywhere).map(([name, value]) => [name, quoted(value)]),
    ...varying.map((name) => [name, variable(name)]),
  ];
  return lines.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n');
}

export type NginxOptions = {
  /** What follows `listen`. */
  readonly listen: string;
  readonly serverName: string;
  /** The built site's folder on that machine. */
  readonly root: string;
};

/** A server for the http block of nginx 1.18 or later. */
export function nginxConf(headers: SiteHeaders, { listen, serverName, root }: NginxOptions): string {
  const varying = [
    ...new Set(
      [...headers.kinds, { headers: headers.otherwise }].flatMap((kind) => Object.keys(kind.headers)),
    ),
  ];
  return `# Written by \`npm run deploy:config\`: to change it, change deploy/ and run that again.
# Belongs in the http block, for example as /etc/nginx/conf.d/mentoria-legal.conf.
# Over TLS: \`listen 443 ssl http2;\` and the certificate here, or a proxy in front that ends it.

${varying.map((header) => map(header, headers)).join('\n\n')}

server {
  listen ${listen};
  server_name ${serverName};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  error_page 404 /404.html;

  # nginx's own table lacks the manifest and, before 1.21.4, AVIF.
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};`)
  .join('\n')}
  }

  # Written by the build beside each text file. For brotli, where its module is loaded (Debian:
  # libnginx-mod-http-brotli-static): echo 'brotli_static on;' > /etc/nginx/brotli-static.conf
  gzip_static on;
  gzip_vary on;
  include brotli-static*.conf;

  # All of them here: a location with an add_header of its own would lose these.
${addHeaders(headers.everywhere, varying)}

  location = / {
    try_files /index.html =404;
  }

  location = /404 {
    return 404;
  }

  location = /404.html {
    internal;
  }

  location ~ ^/index(\\.html|/)?$ {
    return 301 /$is_args$args;
  }

  # One address per page, and only for pages that there are: nothing else is ever redirected.
  location ~ ^(?<page>/.+?)(\\.html|/)$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }

  location = /rss.xml {
    types {}
    default_type "application/rss+xml; charset=utf-8";
  }

  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}
