// Not by Intl: the first formatter of a page takes a browser longer to make than all the rest of what it evaluates. The
// tests hold what is written here to Intl's es-CL.

/** @param digits e.g. '1998' → "1.998"; zeros in front stay, and so does text that does not end in digits */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** @param count whole, e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}
