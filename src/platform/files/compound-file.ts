// Recognises compound files. Office files had this format until 2003, and newer Office files have it if they have a
// password.

const signature = [0xd0, 0xcf, 0x11, 0xe0];

/** Names of the streams that identify the kind of file. */
const streams = ['EncryptedPackage', 'Workbook', 'Book', 'WordDocument', 'PowerPoint Document'] as const;

/** Encodes a stream's name as the file does: UTF-16 with a terminating zero. */
const encodeName = (name: string) => `${[...name].join('\0')}\0\0\0`;

/**
 * Returns the name of the first known stream in the file. Later streams may belong to embedded objects.
 * @returns '' if there is no known stream, null if the bytes aren't a compound file
 */
export function compoundStreamName(bytes: Uint8Array): (typeof streams)[number] | '' | null {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null;
  const text = new TextDecoder('latin1').decode(bytes);
  const [first] = streams
    .map((name) => ({ name, offset: text.indexOf(encodeName(name)) }))
    .filter(({ offset }) => offset !== -1)
    .sort((a, b) => a.offset - b.offset);
  return first?.name ?? '';
}
