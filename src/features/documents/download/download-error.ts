/** Error of a download. Its message explains in Spanish the reason or what to do. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
