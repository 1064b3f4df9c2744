/**
 * Removes the storages that Node has of its own since version 25. Code that looks for a browser's would find them: they
 * warn, last from one page or test to the next, and hide those of a test's window.
 */
export function removeNodeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
}
