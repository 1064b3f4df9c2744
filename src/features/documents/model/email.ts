/** One @, a domain with a dot, no spaces. Stricter rules would refuse real addresses. */
export function isEmail(input: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(input);
}
