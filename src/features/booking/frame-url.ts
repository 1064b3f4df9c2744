/** The site's own colours, as the widget takes them: hexadecimal without the number sign. */
const colours = {
  background_color: 'FFFDFA',
  text_color: '14233B',
  primary_color: 'A8481F',
} as const;

/** Calendly posts messages to the page around it only with these parameters; others ignore them. */
const embedded = { embed_type: 'Inline', embed_domain: '1' } as const;

/**
 * The address that the booking frame opens: the configured one in the site's colours.
 * @param url absolute http(s) address; its other parameters stay
 */
export function schedulingFrameUrl(url: string): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ ...embedded, ...colours })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}
