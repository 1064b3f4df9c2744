/** The message tells the person in Spanish the reason or what to do. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
