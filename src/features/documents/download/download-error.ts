/** A download failed; the message, in Spanish, says why or what to do. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
