/** A download failed; the message, in Spanish, is shown under the download's error. */
export class DownloadError extends Error {}
