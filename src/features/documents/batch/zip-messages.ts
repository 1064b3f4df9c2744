// What page and worker tell each other while many documents are made. Each side parses what the other says.
import * as v from 'valibot';

const Bytes = v.instance(Uint8Array<ArrayBufferLike>);

const Letterhead = v.object({
  type: v.picklist(['png', 'jpg']),
  data: Bytes,
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

/** The page's only message: all that the worker needs. */
export const ZipJob = v.object({
  productId: v.string(),
  documents: v.array(
    v.object({ name: v.string(), values: v.record(v.string(), v.undefinedable(v.string())) }),
  ),
  /** A text beside them. */
  summary: v.object({ name: v.string(), text: v.string() }),
  /** The firm's, for documents that have it; null where none needs it. */
  logo: v.nullable(Bytes),
  /** The school's own image, ready to be put into a document; null for none. */
  letterhead: v.nullable(Letterhead),
});

export type ZipJob = v.InferOutput<typeof ZipJob>;

/** The next bytes of the ZIP: those of a document, or of its end. */
const ZipBytes = v.object({
  kind: v.picklist(['document', 'end']),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
});

export type ZipBytes = v.InferOutput<typeof ZipBytes>;

/** Of the worker, after each document. */
export const ZipMessage = v.variant('kind', [
  ZipBytes,
  v.object({ kind: v.literal('failed'), reason: v.string() }),
]);

export type ZipMessage = v.InferOutput<typeof ZipMessage>;
