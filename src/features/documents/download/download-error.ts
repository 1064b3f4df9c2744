/** Thrown if a download failed. The message, in Spanish, says why or what to do. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
