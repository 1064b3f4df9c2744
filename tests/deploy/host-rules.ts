// Applies a host's configuration file, as the documentation of Netlify, Cloudflare or Vercel describes.

type SentHeaders = Readonly<Record<string, string>>;

export function parseHeadersFile(text: string) {
  const blocks = text.trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/s, 2)) };
  });
}

/**
 * Returns the headers of a path on Netlify or Cloudflare. If several rules set a header, both hosts join its values. On
 * Cloudflare, `!` removes a header.
 */
export function headersFromFile(text: string, path: string): SentHeaders {
  const headers: Record<string, string> = {};
  for (const rule of parseHeadersFile(text)) {
    const [prefix = '', suffix] = rule.path.split('*');
    if (suffix === undefined ? rule.path !== path : !path.startsWith(prefix) || !path.endsWith(suffix))
      continue;
    for (const [name = '', value = ''] of rule.headers) {
      if (name.startsWith('! ')) delete headers[name.slice(2)];
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

type VercelRule = {
  readonly source: string;
  readonly has?: readonly object[];
  readonly missing?: readonly object[];
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/**
 * Returns the headers of a path on Vercel.
 * @param isNavigation true if a browser requests the path as a page. Our rules use `has` and `missing` only to tell
 * these requests from others.
 * @throws Error if two rules set the same header
 */
export function headersFromVercel(text: string, path: string, isNavigation: boolean): SentHeaders {
  const rules: readonly VercelRule[] = JSON.parse(text).headers;
  const applies = ({ source, has, missing }: VercelRule) =>
    (!has || isNavigation) && !(missing && isNavigation) && new RegExp(`^${source}$`).test(path);
  const sent = rules.filter(applies).flatMap((rule) => rule.headers);
  const names = sent.map(({ key }) => key);
  if (new Set(names).size !== names.length) throw new Error(`${path} has a header twice: ${names}`);
  return Object.fromEntries(sent.map(({ key, value }) => [key, value]));
}
