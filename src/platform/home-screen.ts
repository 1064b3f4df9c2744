/**
 * Whether the site was opened from an icon that Safari or another browser of iOS has made, or from macOS's Dock: such an
 * icon has a storage of its own, whatever the manifest says. Elsewhere an icon has its browser's.
 */
export function hasOwnIconStorage(): boolean {
  if (import.meta.env.SSR && typeof window === 'undefined') return false;
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  // Of all browsers only WebKit's know such events; Chrome's and Edge's windows share their browser's storage.
  return 'GestureEvent' in window && matchMedia('(display-mode: standalone)').matches;
}
