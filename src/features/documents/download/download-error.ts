/** Failed download. Its Spanish message tells the person the reason or what to do. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
