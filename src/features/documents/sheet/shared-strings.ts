import { readXml, type XmlHandlers } from '../../../platform/files/xml.ts';

/** Decodes escapes such as `_x000B_`, which spreadsheets write for characters that XML forbids or changes. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/**
 * Returns handlers of XML events that join the runs of each rich text, without the phonetic runs of Japanese, and call
 * `onText` with the result.
 * @param tag element that contains the text: 'si' or 'is'
 */
export function richTextHandlers(tag: string, onText: (text: string) => void): Required<XmlHandlers> {
  let runs: string[] | null = null;
  let inPhonetic = false;
  let inText = false;
  return {
    open: (name) => {
      if (name === tag) runs = [];
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    text: (text) => {
      if (inText) runs?.push(text);
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === tag && runs) {
        onText(unescapeText(runs.join('')));
        runs = null;
      }
    },
  };
}

export function readSharedStrings(bytes: Uint8Array): readonly string[] {
  const strings: string[] = [];
  readXml(
    bytes,
    richTextHandlers('si', (text) => strings.push(text)),
  );
  return strings;
}
