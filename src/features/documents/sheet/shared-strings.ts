import { readXml, type XmlHandlers } from '../../../platform/files/xml.ts';

/** Decodes escapes such as `_x000B_`, which spreadsheets write for characters that XML forbids or changes. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/**
 * Returns handlers that join the runs of a rich text, except for the phonetic runs of Japanese.
 * @param tag element that contains the text: 'si' or 'is'
 */
export function richTextReader(tag: string, onText: (text: string) => void): Required<XmlHandlers> {
  let runs: string[] | null = null;
  let isPhonetic = false;
  let isText = false;
  return {
    open: (name) => {
      if (name === tag) runs = [];
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (isText) runs?.push(text);
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === tag && runs) {
        onText(unescapeText(runs.join('')));
        runs = null;
      }
    },
  };
}

/** Reads the texts that cells reference by index. */
export function readSharedStrings(bytes: Uint8Array): readonly string[] {
  const strings: string[] = [];
  readXml(
    bytes,
    richTextReader('si', (text) => strings.push(text)),
  );
  return strings;
}
