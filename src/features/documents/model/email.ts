/** One @, a domain with a dot, no spaces; whether it exists, only a letter can tell. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed);
}
