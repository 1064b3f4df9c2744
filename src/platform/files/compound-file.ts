// Recognises compound files: Office files until 2003, and newer ones that a password encrypts as a whole.

const signature = [0xd0, 0xcf, 0x11, 0xe0];

/** Streams that tell which program wrote the file. */
const streams = ['EncryptedPackage', 'Workbook', 'Book', 'WordDocument', 'PowerPoint Document'] as const;

/** Streams' names are UTF-16 and end with a zero. */
const storedName = (name: string) => `${[...name].join('\0')}\0\0\0`;

/**
 * Finds the first of the known streams in the directory, since embedded objects bring further ones.
 * @returns '' if there is none, null if the bytes aren't a compound file
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
