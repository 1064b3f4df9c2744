// Recognises compound files, the format of Office files until 2003 and of newer ones with a password.

const signature = [0xd0, 0xcf, 0x11, 0xe0];

/** Names of the streams that identify the kind of file. */
const streams = ['EncryptedPackage', 'Workbook', 'Book', 'WordDocument', 'PowerPoint Document'] as const;

/** Encodes a stream's name as in the file: UTF-16 with a zero at the end. */
const storedName = (name: string) => `${[...name].join('\0')}\0\0\0`;

/**
 * Returns the known stream that comes first in the file. Later ones may belong to embedded objects.
 * @returns '' if there is no known stream, null if the bytes aren't a compound file
 */
export function compoundStream(bytes: Uint8Array): (typeof streams)[number] | '' | null {
  if (!signature.every((byte, place) => bytes[place] === byte)) return null;
  const text = new TextDecoder('latin1').decode(bytes);
  const [first] = streams
    .map((name) => ({ name, at: text.indexOf(storedName(name)) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return first?.name ?? '';
}
