/** The image that social networks show for a page; `npm run images` makes one for each public path. */
export function shareImage(path: string): string {
  return `/img/compartir/${path.slice(1).replaceAll('/', '-') || 'inicio'}.png`;
}
