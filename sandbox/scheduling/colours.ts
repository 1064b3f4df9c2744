/** The parameters by which the page that frames this one says how it shall look, and what each is without. */
const defaults = {
  background_color: 'FFFFFF',
  text_color: '1A1A1A',
  primary_color: '0B5CAD',
} as const;

export type Colours = { readonly [Name in keyof typeof defaults]: string };

const hexadecimal = /^[0-9a-f]{6}$/i;

function pick(query: URLSearchParams, name: keyof Colours): string {
  const wanted = query.get(name) ?? '';
  return hexadecimal.test(wanted) ? wanted.toUpperCase() : defaults[name];
}

/** Six hexadecimal digits each, whatever the address says: they are written into a style sheet. */
export function readColours(query: URLSearchParams): Colours {
  return {
    background_color: pick(query, 'background_color'),
    text_color: pick(query, 'text_color'),
    primary_color: pick(query, 'primary_color'),
  };
}
