/** More came than was allowed. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Not UTF-8. */
export class NotText extends Error {
  override readonly name = 'NotText';
}

/**
 * The text of a body, counted as it is read: what `content-length` says is anybody's word.
 * @param most bytes
 * @throws TooLong or NotText; whatever ends the stream is thrown as it is
 */
export async function readText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      // Some hosts reject it; the rest of the body is of no interest either way.
      reader.cancel().catch(() => {});
      throw new TooLong();
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    throw new NotText();
  }
}
