/**
 * Removes the storages that Node provides since version 25. Code that looks for a browser's storage would use them, but
 * they print warnings, keep values from one page or test to the next, and shadow the storages of a test's window.
 */
export function removeNodeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
}
