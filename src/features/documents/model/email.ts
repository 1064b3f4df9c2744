/** One @, a domain with a dot, no spaces. Stricter rules would refuse real addresses. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed);
}
