import { parseEnv } from '../config/env-schema.ts';
import { nodePort, proxyPath } from '../config/proxy-address.ts';
import { mediaTypes, unknownProductPage } from './built-site.ts';
import type { BuildEnv } from './content-security-policy.ts';
import { type Headers, plainExtensions, type SiteHeaders, siteHeaders, workerFolder } from './headers.ts';
import { refusalBody, refusals } from './proxy/refusal.ts';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Returns a pattern for the file that nginx sends. When nginx adds headers, '/checkout' has become /checkout.html. */
function patternOf(path: string): string {
  return path.endsWith('/*') ? `~^${path.slice(0, -1)}` : `~^${path}(\\.html)?$`;
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Returns a map with the header's value for each path. nginx doesn't send a header whose value is empty. */
function headerMap(header: string, { rules, defaults }: SiteHeaders): string {
  const specialRules = rules.filter(({ headers }) => headers[header] !== defaults[header]);
  const lines = specialRules.flatMap(({ paths, headers }) =>
    paths.map((path) => `  ${quote(patternOf(path))} ${quote(headers[header] ?? '')};`),
  );
  return [
    `map $uri ${variableOf(header)} {`,
    `  default ${quote(defaults[header] ?? '')};`,
    ...lines,
    '}',
  ].join('\n');
}

/**
 * Returns an nginx map for a header of documents. When nginx writes the headers of a missing file, $uri has become
 * /404.html, which has a page's headers.
 */
function documentMap(header: string, { documents, workers }: SiteHeaders): string {
  const workerValue = workers[header];
  return [
    `map $uri ${variableOf(header)} {`,
    `  default ${quote(documents[header] ?? '')};`,
    // nginx takes the first pattern that matches.
    ...(workerValue ? [`  ${quote(patternOf(`${workerFolder}/*`))} ${quote(workerValue)};`] : []),
    `  ${quote(`~\\.(${plainExtensions.join('|')})$`)} "";`,
    '}',
  ].join('\n');
}

function headerDirectives(common: Headers, varyingNames: readonly string[]): string {
  const lines = [
    ...Object.entries(common).map(([name, value]) => [name, quote(value)]),
    ...varyingNames.map((name) => [name, variableOf(name)]),
  ];
  return lines.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n');
}

/** Headers that the proxy sends itself. nginx adds them so that its own errors have them, too. */
const proxyHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': 'no-store',
};

/**
 * Log format without query, referrer and IP address. The query of a return page contains a payment's number, which
 * gives access to the purchase. The path comes from $request_uri, because when nginx logs a missing file, $uri has
 * become /404.html.
 */
const logFormat = `map $request_uri $site_path {
  default "";
  "~^(?<site_asked>[^?]*)" $site_asked;
}

log_format mentoria_legal '$time_iso8601 $request_method $site_path $status $body_bytes_sent $request_time';`;

/** The add_header lines keep nginx from inheriting the site's headers. */
function proxyLocation(common: Headers, port: number): string {
  const headers = headerDirectives({ ...common, ...proxyHeaders }, []).replace(/^/gm, '  ');
  return `  # The payments proxy, if it runs on this server: docs/deploy.md.
  location ^~ ${proxyPath}/ {
    # Paths contain payments' numbers. The proxy keeps its own log without them.
    access_log off;
    proxy_pass http://127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_connect_timeout 2s;
    proxy_read_timeout 15s;
    # nginx itself refuses a body that is too large. The shop needs JSON, not nginx's HTML.
    error_page 413 @too_large;
${Object.keys(proxyHeaders)
  .map((name) => `    proxy_hide_header ${name};`)
  .join('\n')}
${headers}
  }

  location @too_large {
    access_log off;
    default_type application/json;
${headers}
    return 413 '${JSON.stringify(refusalBody(refusals.tooLarge()))}';
  }`;
}

export type NginxMachine = {
  /** Ports, or addresses with ports, on which the http server listens. */
  readonly http: readonly string[];
  readonly https: readonly string[];
  /** File of the certificate with its chain. */
  readonly certificate: string;
  readonly key: string;
  readonly acmeRoot: string;
  readonly accessLog: string;
  readonly errorLog: string;
};

export type NginxOptions = NginxMachine & {
  /** Host name; '_' matches any. The same name with www. added or removed redirects to it. */
  readonly serverName: string;
  readonly root: string;
  /** Parent of the `assets` folder with files of earlier builds. */
  readonly earlierRoot?: string;
  readonly proxyPort?: number;
};

const listenDirectives = (addresses: readonly string[], options = '') =>
  addresses.map((address) => `  listen ${address}${options};`).join('\n');

function namesOf(serverName: string): { readonly alias: string; readonly canonical: string } {
  if (serverName === '_') return { alias: '~^www\\.(?<site_name>.+)$', canonical: '$site_name' };
  const nameWithoutWww = serverName.replace(/^www\./, '');
  return {
    alias: nameWithoutWww === serverName ? `www.${nameWithoutWww}` : nameWithoutWww,
    canonical: serverName,
  };
}

const earlierAssetsLocation = (
  root: string,
) => `  # Open pages still request files of earlier builds, which deploy/publish.sh keeps.
  location /assets/ {
    try_files $uri @earlier;
  }

  location @earlier {
    root ${root};
    try_files $uri =404;
  }

`;

/**
 * Returns three servers for the http block of nginx 1.18 or later. One serves the site over https. The others redirect
 * to it, one from http and one from the name with www. added or removed.
 */
export function nginxConf(headers: SiteHeaders, options: NginxOptions): string {
  const {
    http,
    https,
    certificate,
    key,
    acmeRoot,
    accessLog,
    errorLog,
    serverName,
    root,
    earlierRoot,
    proxyPort = nodePort,
  } = options;
  // Prefer the configured name, because a request's Host header may be forged.
  const host = serverName === '_' ? '$host' : serverName;
  const names = namesOf(serverName);
  const httpsListen = `  # nginx 1.25 and later warn about http2 here, but still obey it.
${listenDirectives(https, ' ssl http2')}`;
  const tls = `  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:mentoria_legal:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;`;
  // Log only critical errors, because a line of the error log contains the whole request and its referrer.
  const logs = `  # Less severe errors would contain payments' numbers. The proxy and \`systemctl status mentoria-legal\` report problems.
  error_log ${errorLog} crit;`;
  const ruleHeaderNames = [
    ...new Set(
      [...headers.rules, { headers: headers.defaults }].flatMap((rule) => Object.keys(rule.headers)),
    ),
  ];
  const documentHeaderNames = Object.keys(headers.documents);
  const maps = [
    ...documentHeaderNames.map((header) => documentMap(header, headers)),
    ...ruleHeaderNames.map((header) => headerMap(header, headers)),
  ];
  return `# Written by \`npm run deploy:config -- --nginx FILE\`. To change it, change deploy/ and run the command again.
# Belongs in the http block, for example as /etc/nginx/conf.d/mentoria-legal.conf.
# nginx can't start until the certificate exists: see docs/deploy.md.

${maps.join('\n\n')}

map $uri $site_error_page {
  default /404.html;
  ${quote(`~${unknownProductPage.regex}`)} ${unknownProductPage.page}.html;
}

${logFormat}

server {
${listenDirectives(http)}
  server_name ${serverName === '_' ? '_' : `${names.canonical} ${names.alias}`};
  server_tokens off;
  access_log ${accessLog} mentoria_legal;
${logs}

  # Certificate authorities request these files over http before they issue a certificate.
  location ^~ /.well-known/acme-challenge/ {
    root ${acmeRoot};
  }

  location ^~ ${proxyPath}/ {
    access_log off;
    return 301 https://${host}$request_uri;
  }

  location / {
    return 301 https://${host}$request_uri;
  }
}

server {
${httpsListen}
  server_name ${serverName};
  root ${root};
  access_log ${accessLog} mentoria_legal;
${logs}

${tls}

  server_tokens off;
  absolute_redirect off;
  error_page 404 $site_error_page;

  # nginx's own list lacks the manifest's type and, before 1.21.4, AVIF.
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${quote(type)} ${extension.slice(1)};`)
  .join('\n')}
  }

  # The build writes a .gz and a .br beside each text file. To send the .br files, load nginx's module (Debian:
  # libnginx-mod-http-brotli-static) and run: echo 'brotli_static on;' > /etc/nginx/brotli-static.conf
  gzip_static on;
  gzip_vary on;
  include brotli-static*.conf;

  # Set all headers here, because a location with its own add_header would lose these.
${headerDirectives(headers.common, [...documentHeaderNames, ...ruleHeaderNames])}

${proxyLocation(headers.common, proxyPort)}

${earlierRoot ? earlierAssetsLocation(earlierRoot) : ''}  location = / {
    try_files /index.html =404;
  }

  location = /404 {
    return 404;
  }

  location = /404.html {
    internal;
  }

  location = ${unknownProductPage.page} {
    return 404;
  }

  location = ${unknownProductPage.page}.html {
    internal;
  }

  location ~ ^/index(\\.html|/)?$ {
    return 301 /$is_args$args;
  }

  # Redirect to a page's only address, but only if the page exists.
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

# Redirect to the shop's only address, because a browser stores purchases separately for each address.
server {
${httpsListen}
  server_name ${names.alias};
  server_tokens off;
  access_log off;
${logs}

${tls}

${headerDirectives(headers.common, [])}
  return 301 https://${names.canonical}$request_uri;
}
`;
}

/**
 * Returns the configuration for the server of docs/deploy.md.
 * @param values the site's configuration, of which the result contains only host names
 */
export function debianConf(values: BuildEnv): string {
  const { siteUrl } = parseEnv(values).page;
  return nginxConf(siteHeaders(values), {
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
    // Certbot stores the certificate of this name here.
    certificate: '/etc/letsencrypt/live/mentoria-legal/fullchain.pem',
    key: '/etc/letsencrypt/live/mentoria-legal/privkey.pem',
    // Debian's default site has the same root, so that certbot gets the first certificate before this file exists.
    acmeRoot: '/var/www/html',
    accessLog: '/var/log/nginx/access.log',
    errorLog: '/var/log/nginx/error.log',
    serverName: siteUrl === '' ? '_' : new URL(siteUrl).hostname,
    // deploy/publish.sh creates these folders.
    root: '/srv/mentoria-legal/current/dist',
    earlierRoot: '/srv/mentoria-legal',
  });
}
